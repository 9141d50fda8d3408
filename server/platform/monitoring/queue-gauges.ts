import { Gauge } from 'prom-client';
import type { App } from '../app.js';
import type { JobQueue } from '../queues/job-queue.js';

/** Adds the depth of the queue, by state, which workers ask the queue for. While it does not answer, there are no values. */
export function addQueueGauges({ metrics, log }: App, queue: JobQueue): void {
  const registers = [metrics.registry];
  const jobs = new Gauge({
    name: 'uplift_queue_jobs',
    help: 'Jobs in the queue: waiting, active, delayed (they wait for their next try) or failed for good',
    labelNames: ['state'],
    registers,
  });
  metrics.readBeforeAnswer(async () => {
    jobs.reset();
    try {
      for (const [state, count] of Object.entries(await queue.counts())) jobs.set({ state }, count);
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'The queue did not answer the questions of /metrics');
    }
  });
}
