import { skills } from '../skills/index.ts';
import { tools } from '../tools/index.ts';
import { DEFAULT_BASE_URL, type Config } from './config.ts';
import type { FeedbackQueue, FeedbackReview } from './feedback/queue.ts';
import { createLinks } from './links.ts';
import { call, runHere, type CallOptions, type Outcome } from './registry/call.ts';
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
  /** Calls a tool; never throws. */
  call(tool: AnyTool, input: unknown, unknownFields?: CallOptions['unknownFields']): Promise<Outcome>;
  close(): void;
}

export interface AppOptions {
  /** Told of faults that must not leave this process. */
  readonly report: (error: unknown) => void;
  readonly now?: () => Date;
}

const OPENS_HERE = 'Links in this answer open on this computer only, while "registration-ghana serve" runs.';

/** Configuration in, opened services out: the only place that knows both a port and its adapter. */
export function openApp(config: Config, { report, now = () => new Date() }: AppOptions): App {
  const registry = createRegistry({ tools, skills });
  const store = sqliteStore(config.dataDir);
  const feedback = feedbackStore(store, now);
  const base = config.baseUrl ?? DEFAULT_BASE_URL;
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
  return {
    registry,
    services,
    feedback,
    call: (tool, input, unknownFields = 'refuse') => call(tool, input, run, { unknownFields, report }),
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
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
