import { skills } from '../skills/index.ts';
import { tools } from '../tools/index.ts';
import { isLoopback, todayOf, type Config } from './config.ts';
import type { FeedbackQueue, FeedbackReview } from './feedback/queue.ts';
import { createUrls, registrarUrls } from './registry/urls.ts';
import { createCall, runHere, type Call, type Run } from './registry/call.ts';
import type { Register } from './register/ports.ts';
import type { GuidancePort, UrlsPort } from './registry/ports.ts';
import { joinRegistry, type Registry } from './registry/registry.ts';
import { builtIn, type Services } from './registry/tool.ts';
import type { ServiceModeOptions } from './service/service.ts';
import type { StoreOperations } from './store/ports.ts';
import type { Stores } from './store/stores.ts';

/** The services behind every face. Each is opened at its first use. */
export interface App {
  readonly registry: Registry;
  readonly services: Services;
  /** The reviewers' side of the feedback queue. */
  readonly feedback: FeedbackQueue & FeedbackReview;
  /** The register of names: import, status and check. */
  readonly register: Register;
  /** What an operator can do with the store. */
  readonly store: StoreOperations;
  /** Calls a tool, in this process or on the configured service. */
  readonly call: Call;
  /** Today in Ghana, as YYYY-MM-DD: the same day for every answer and page. */
  readonly today: () => string;
  /**
   * Opens the store and reads the register, so that the first caller does not wait.
   *
   * @throws ToolError `STORE_UNAVAILABLE`
   */
  ready(): Promise<void>;
  /** Figures for `/metrics`. */
  readonly gauges: {
    /** The number of names in the index, by source; undefined if the register cannot be read. */
    names(): Promise<Readonly<Record<string, number>> | undefined>;
    /** The number of reports that wait for review; undefined if the store cannot be read. */
    waitingReports(): Promise<number | undefined>;
  };
  close(): void;
}

export interface AppOptions {
  /** Reports errors whose text must not leave this process. */
  readonly report: (error: unknown) => void;
  readonly now?: () => Date;
  /** Whether the program keeps running, as servers do: it then also deletes reports past their retention. */
  readonly stays?: boolean;
  /** The start of URLs in answers when no base address is configured: where this process serves the pages. */
  readonly address?: string;
  /** Serves pages from the first link on, when no base address is configured, and resolves to their address; to undefined if it cannot. */
  readonly pages?: (() => Promise<string | undefined>) | undefined;
  /** Turns service mode on: calls go to the service at the configured base address. The facade leaves it off, because it is that service. */
  readonly callsService?: { readonly version: string };
  /** How long callers wait for PostgreSQL at most: shorter for tests. */
  readonly patienceMs?: number;
}

const OPENS_HERE = 'Links open on this computer only, while "registration-ghana serve" runs.';
const OPENS_WITH_ASSISTANT = 'Links open on this computer only, while the assistant runs.';
const NO_PAGES =
  'No page of this service opens from here: links lead to the ORC, https://orc.gov.gh, without your details.';

/** Makes the services from the configuration. The only place that knows both ports and adapters. */
export function openApp(
  config: Config,
  { report, now = () => new Date(), stays = false, address, pages, callsService, patienceMs }: AppOptions,
): App {
  const registry = joinRegistry({ tools, skills });
  let opened: Promise<Stores> | undefined;
  const stores = () => {
    opened ??= import('./store/stores.ts').then(({ openStores }) =>
      openStores(config, { now, report, stays, patienceMs }),
    );
    return opened;
  };
  const feedback = lazily(async () => (await stores()).feedback);
  const register = lazily(async () => (await stores()).register);
  const today = () => todayOf(config, now());
  const services: Services = {
    guidance: guidance(today),
    names: register,
    feedback,
    urls: links(config.baseUrl ?? address, pages),
    features: { list: () => features(registry) },
  };
  const here = runHere(services, report);
  const run =
    callsService !== undefined && config.baseUrl !== undefined
      ? onService({
          baseUrl: config.baseUrl,
          bearer: config.bearerToken,
          version: callsService.version,
          here: runHere(builtIn(services), report),
        })
      : here;
  return {
    registry,
    services,
    feedback,
    register,
    store: lazily(async () => (await import('./store/operations.ts')).storeOperations(config, now)),
    call: createCall({ run, report }),
    today,
    ready: async () => {
      await feedback.waiting();
      await register.ready();
    },
    gauges: {
      names: () =>
        register.status().then(
          (sources) => Object.fromEntries(sources.map(({ source, names }) => [source, names])),
          () => undefined,
        ),
      waitingReports: () => feedback.waiting().catch(() => undefined),
    },
    close: () => {
      void opened?.then((open) => open.close());
      opened = undefined;
    },
  };
}

/** Links below a base address; without one, to the pages that this process serves, or to the Registrar. */
function links(base: string | undefined, pages: AppOptions['pages']): UrlsPort {
  const fixed = base === undefined ? undefined : createUrls(base, isLoopback(base) ? OPENS_HERE : undefined);
  return {
    open: async () => {
      if (fixed !== undefined) return fixed;
      const served = await pages?.();
      return served === undefined ? registrarUrls(NO_PAGES) : createUrls(served, OPENS_WITH_ASSISTANT);
    },
  };
}

/** A stand-in for an object that is loaded at the first call of a method. */
function lazily<T extends object>(load: () => Promise<T>): T {
  const method = (_: T, name: string | symbol) =>
    // Without a method `then`, `await` does not mistake it for a promise.
    name === 'then'
      ? undefined
      : async (...given: unknown[]) => {
          const loaded = (await load()) as Record<string | symbol, (...given: unknown[]) => unknown>;
          return loaded[name]?.(...given);
        };
  return new Proxy({} as T, { get: method });
}

/** Runs tools on a service; the HTTP client is loaded at the first call. */
function onService(options: ServiceModeOptions): Run {
  const service = once(async () => (await import('./service/service.ts')).runOnService(options));
  return async (call) => (await service())(call);
}

/** Guidance; its rules and facts are loaded at the first question. */
function guidance(today: () => string): GuidancePort {
  const recommendation = once(() => import('./guidance/advice/recommend.ts'));
  const options = once(() => import('./guidance/advice/options.ts'));
  const renewal = once(() => import('./guidance/renewal/renewal.ts'));
  return {
    recommend: async (signals) => (await recommendation()).recommend(signals, today()),
    options: async (types) => (await options()).registrationOptions(types, today()),
    renewal: async (query) => (await renewal()).renewalGuidance(query, today()),
  };
}

/** Loads something at the first call and keeps it: a repeated import costs a tenth of a recommendation. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

function features(registry: Registry): ReturnType<Services['features']['list']> {
  return registry.skills.flatMap(({ id, title, status, tools: [main] }) =>
    main === undefined || status === 'planned' ? [] : [{ id, title, tool: main.name, status }],
  );
}
