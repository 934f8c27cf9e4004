import { Counter, Gauge, Histogram, Registry as Metrics, collectDefaultMetrics } from 'prom-client';

/** The measurements of the service. */
export interface Meter {
  /** Counts one answered request. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Values to look up when the metrics are read; `undefined` if a value is not available. */
export interface Gauges {
  /** The number of names, by source. */
  readonly names: () => Promise<Readonly<Record<string, number>> | undefined>;
  /** The number of reports that wait for review. */
  readonly waitingReports: () => Promise<number | undefined>;
}

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one facade. Requests are labelled by route, never by address, query or body. */
export function createMeter(gauges: Gauges): Meter {
  const registers = [new Metrics()];
  const [metrics] = registers as [Metrics];
  collectDefaultMetrics({ register: metrics });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to its answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const names = new Gauge({
    name: 'registration_names',
    help: 'Names held in the index, by source',
    labelNames: ['source'],
    registers: [],
    async collect() {
      this.reset();
      for (const [source, count] of Object.entries((await gauges.names()) ?? {})) this.set({ source }, count);
    },
  });
  const waiting = new Gauge({
    name: 'registration_feedback_waiting',
    help: 'Reports that wait for review',
    registers: [],
    async collect() {
      const count = await gauges.waitingReports();
      if (count === undefined) this.reset();
      else this.set(count);
    },
  });
  metrics.registerMetric(names);
  metrics.registerMetric(waiting);
  return {
    answered: (method, route, status, seconds) => {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
    },
    text: () => metrics.metrics(),
    contentType: metrics.contentType,
  };
}
