import { skills } from '../skills/index.ts';
import { tools } from '../tools/index.ts';
import { DEFAULT_BASE_URL, isLoopback, type Config } from './config.ts';
import type { FeedbackQueue, FeedbackReview } from './feedback/queue.ts';
import { createUrls } from './registry/urls.ts';
import { createCall, runHere, type Call, type Run } from './registry/call.ts';
import type { Register } from './register/ports.ts';
import type { GuidancePort } from './registry/ports.ts';
import { joinRegistry, type Registry } from './registry/registry.ts';
import type { Services } from './registry/tool.ts';
import type { ServiceModeOptions } from './service/service.ts';
import type { StoreOperations } from './store/ports.ts';
import type { Stores } from './store/stores.ts';

/** The opened services behind every face. Nothing is read or opened before it is first needed. */
export interface App {
  readonly registry: Registry;
  readonly services: Services;
  /** The reviewers' side of the feedback queue. */
  readonly feedback: FeedbackQueue & FeedbackReview;
  /** The register of names: import, status and the check. */
  readonly register: Register;
  /** The store as the person sees it who runs the service. */
  readonly store: StoreOperations;
  /** Calls a tool, here or on the configured service. */
  readonly call: Call;
  /**
   * Opens the store and reads the register, so that the first caller need not wait for it.
   *
   * @throws ToolError `STORE_UNAVAILABLE`
   */
  ready(): Promise<void>;
  /** What is held, for those who run the service. */
  readonly gauges: {
    /** Names in the index, by source; undefined while it is not read. */
    names(): Promise<Readonly<Record<string, number>> | undefined>;
    /** Reports that wait for review; undefined while the store cannot be read. */
    waitingReports(): Promise<number | undefined>;
  };
  close(): void;
}

export interface AppOptions {
  /** Told of faults that must not leave this process. */
  readonly report: (error: unknown) => void;
  readonly now?: () => Date;
  /** A program that stays, as servers do: it also deletes what is to be kept no longer. */
  readonly stays?: boolean;
  /** What URLs in answers start with, where the configuration does not say it. */
  readonly address?: string;
  /** For service mode: where a base address is configured, calls go to the service there. The facade is that service. */
  readonly callsService?: { readonly version: string };
}

const OPENS_HERE = 'Links in this answer open on this computer only, while "registration-ghana serve" runs.';

/** Configuration in, opened services out: the only place that knows both a port and its adapter. */
export function openApp(
  config: Config,
  { report, now = () => new Date(), stays = false, address = DEFAULT_BASE_URL, callsService }: AppOptions,
): App {
  const registry = joinRegistry({ tools, skills });
  let opened: Promise<Stores> | undefined;
  const stores = () => {
    opened ??= import('./store/stores.ts').then(({ openStores }) => openStores(config, { now, report, stays }));
    return opened;
  };
  const feedback = lazily(async () => (await stores()).feedback);
  const register = lazily(async () => (await stores()).register);
  const base = config.baseUrl ?? address;
  const services: Services = {
    guidance: guidance(() => config.today ?? now().toISOString().slice(0, 10)),
    names: register,
    feedback,
    urls: createUrls(base, isLoopback(base) ? OPENS_HERE : undefined),
    features: { list: () => features(registry) },
  };
  const here = runHere(services);
  const run =
    callsService !== undefined && config.baseUrl !== undefined
      ? onService({ baseUrl: config.baseUrl, bearer: config.bearerToken, version: callsService.version, here })
      : here;
  return {
    registry,
    services,
    feedback,
    register,
    store: lazily(async () => (await import('./store/operations.ts')).storeOperations(config, now)),
    call: createCall({ run, report }),
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

/** The methods of something that is loaded at the first call of one. */
function lazily<T extends object>(load: () => Promise<T>): T {
  const method = (_: T, name: string | symbol) =>
    // Whoever awaits it is not to take it for a promise.
    name === 'then'
      ? undefined
      : async (...given: unknown[]) => {
          const loaded = (await load()) as Record<string | symbol, (...given: unknown[]) => unknown>;
          return loaded[name]?.(...given);
        };
  return new Proxy({} as T, { get: method });
}

/** Runs tools on a service; what speaks HTTP is loaded at the first call. */
function onService(options: ServiceModeOptions): Run {
  const service = once(async () => (await import('./service/service.ts')).runOnService(options));
  return async (call) => (await service())(call);
}

/** Guidance, its rules and facts loaded at the first question. */
function guidance(today: () => string): GuidancePort {
  const recommendation = once(() => import('./guidance/advice/recommend.ts'));
  const options = once(() => import('./guidance/advice/options.ts'));
  const renewal = once(() => import('./guidance/renewal/renewal.ts'));
  return {
    recommend: async (signals) => (await recommendation()).recommend(signals),
    options: async () => (await options()).registrationOptions(),
    renewal: async (query) => (await renewal()).renewalGuidance(query, today()),
  };
}

/** Loads something at the first call and keeps it: to import one again costs a tenth of a recommendation. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

function features(registry: Registry): ReturnType<Services['features']['list']> {
  return registry.skills.flatMap(({ id, title, status, tools: [main] }) =>
    main === undefined || status === 'planned' ? [] : [{ id, title, tool: main.name, status }],
  );
}
