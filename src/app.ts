import { skills } from '../skills/index.ts';
import { tools } from '../tools/index.ts';
import { DEFAULT_BASE_URL, type Config } from './config.ts';
import type { FeedbackQueue, FeedbackReview } from './feedback/queue.ts';
import { createLinks } from './links.ts';
import { call, runHere, type CallOptions, type Outcome, type Run } from './registry/call.ts';
import type { GuidancePort } from './registry/ports.ts';
import { createRegistry, type Registry } from './registry/registry.ts';
import type { AnyTool, Services } from './registry/tool.ts';
import { feedbackStore } from './store/feedback.ts';
import { sqliteStore } from './store/sqlite.ts';

/** The opened services behind every face. Nothing is read or opened before it is first needed. */
export interface App {
  readonly registry: Registry;
  readonly services: Services;
  /** The reviewers' side of the feedback queue. */
  readonly feedback: FeedbackQueue & FeedbackReview;
  /**
   * Calls a tool; never throws.
   *
   * @param idempotencyKey with a tool that keeps something: the same call under the same key is kept once
   */
  call(
    tool: AnyTool,
    input: unknown,
    unknownFields?: CallOptions['unknownFields'],
    idempotencyKey?: string,
  ): Promise<Outcome>;
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
  /** What URLs in answers start with, where the configuration does not say it. */
  readonly address?: string;
}

const OPENS_HERE = 'Links in this answer open on this computer only, while "registration-ghana serve" runs.';

/** Configuration in, opened services out: the only place that knows both a port and its adapter. */
export function openApp(
  config: Config,
  { report, now = () => new Date(), address = DEFAULT_BASE_URL }: AppOptions,
): App {
  const registry = createRegistry({ tools, skills });
  const store = sqliteStore(config.dataDir);
  const feedback = feedbackStore(store, now);
  const base = config.baseUrl ?? address;
  const services: Services = {
    guidance: guidance(() => config.today ?? now().toISOString().slice(0, 10)),
    names: {
      check: () => Promise.reject(new Error('the register is not wired yet')),
    },
    feedback,
    links: createLinks(base, isLoopback(base) ? OPENS_HERE : undefined),
    features: { list: () => features(registry) },
  };
  const run = runHere(services);
  const runOnce = (key: string): Run =>
    runHere({ ...services, feedback: { submit: (report) => feedback.submit(report, key) } });
  return {
    registry,
    services,
    feedback,
    call: (tool, input, unknownFields = 'refuse', idempotencyKey) =>
      call(tool, input, idempotencyKey === undefined ? run : runOnce(idempotencyKey), { unknownFields, report }),
    ready: async () => {
      await feedback.waiting();
    },
    gauges: {
      names: async () => undefined,
      waitingReports: () => feedback.waiting().catch(() => undefined),
    },
    close: () => store.close(),
  };
}

/** Guidance, its rules and facts loaded at the first question. */
function guidance(today: () => string): GuidancePort {
  return {
    recommend: async (signals) => (await import('./guidance/recommend.ts')).recommend(signals),
    options: async () => (await import('./guidance/options.ts')).registrationOptions(),
    renewal: async (query) => (await import('./guidance/renewal.ts')).renewalGuidance(query, today()),
  };
}

function features(registry: Registry): ReturnType<Services['features']['list']> {
  return registry.skills.flatMap(({ id, title, status, tools: [main] }) =>
    main === undefined || status === 'planned' ? [] : [{ id, title, tool: main.name, status }],
  );
}

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
