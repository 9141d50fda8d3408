import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds for answers, from a read out of memory to a statement that is cut off. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Upper bounds in seconds for jobs, which wait for other servers. */
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

/** Sets gauges to what they are now. Called before each answer of /metrics. */
export type GaugeReader = () => void | Promise<void>;

/**
 * The counters and times of the work of a process, in the names and units of Prometheus: seconds, bytes and totals.
 * Labels have few values: routes and operations as declared, never what callers have typed (ADR 78).
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly readers: GaugeReader[] = [];
  private readonly registers = [this.registry];

  readonly httpRequests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly graphqlOperations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time of requests at /graphql by their root field; "several" if they have more than one',
    labelNames: ['operation', 'status'] as const,
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly graphqlErrors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors in GraphQL responses by their code',
    labelNames: ['code'] as const,
    registers: this.registers,
  });
  readonly pageCacheReads = new Counter({
    name: 'uplift_page_cache_reads_total',
    help: 'Reads of the page cache: hit, miss, or shared with a request that renders the page already',
    labelNames: ['result'] as const,
    registers: this.registers,
  });
  readonly pageRenders = new Histogram({
    name: 'uplift_page_render_duration_seconds',
    help: 'Time to render a public page',
    labelNames: ['status'] as const,
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly jobs = new Histogram({
    name: 'uplift_job_duration_seconds',
    help: 'Time of runs of jobs, by job and by outcome: completed or failed',
    labelNames: ['job', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers: this.registers,
  });
  readonly mailAttempts = new Counter({
    name: 'uplift_mail_attempts_total',
    help: 'Attempts to send an email by outcome: sent, retried (it waits for the next attempt) or failed for good',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });
  readonly webhookAttempts = new Counter({
    name: 'uplift_webhook_attempts_total',
    help: 'Attempts to send a webhook event by outcome: delivered or failed',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });
  readonly liveConnections = new Gauge({
    name: 'uplift_live_connections',
    help: 'Open WebSocket connections of signed-in users',
    registers: this.registers,
  });

  /** Measures the process itself from now on: memory, processor time, event loop, garbage collection. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds gauges that are read before each answer. */
  readBeforeAnswer(reader: GaugeReader): void {
    this.readers.push(reader);
  }

  /** Returns everything in the text format of Prometheus. */
  async text(): Promise<string> {
    await Promise.all(this.readers.map((read) => read()));
    return this.registry.metrics();
  }
}
