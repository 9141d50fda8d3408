import type { EntityManager } from 'typeorm';
import { OutboxJob } from './outbox-job.entity.js';
import type { FollowUp } from './record-activity.js';

/** Has a job done once the transaction has been committed, behind what waits already; no activity tells of it. */
export async function queueJob(manager: EntityManager, { job, payload }: FollowUp): Promise<void> {
  await manager.insert(OutboxJob, { job, payload: payload as never });
  await manager.query('NOTIFY outbox');
}
