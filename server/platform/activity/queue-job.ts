import type { EntityManager } from 'typeorm';
import { OutboxJob } from './outbox-job.entity.js';
import type { FollowUp } from './record-activity.js';

/** Queues a job that runs after the commit, behind the jobs that wait already. Records no activity. */
export async function queueJob(manager: EntityManager, { job, payload }: FollowUp): Promise<void> {
  await manager.insert(OutboxJob, { job, payload: payload as never });
  await manager.query('NOTIFY outbox');
}
