import type { JobName, JobPayloads } from '../platform/queues/jobs.js';
import type { RequestContext } from '../platform/request-context.js';
import { Activity } from './activity.entity.js';
import { OutboxJob } from './outbox-job.entity.js';
import { announcementOf, CHANGES_CHANNEL, type PageSubject, type SubjectType } from './subjects.js';

/** Before and after of each changed field. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** A job to run once the transaction has been committed. */
export type FollowUp = { [Name in JobName]: { job: Name; payload: JobPayloads[Name] } }[JobName];

export interface ActivityEntry {
  /** What happened, such as 'sales-enquiry.sent'. */
  action: string;
  subjectType: SubjectType;
  subjectId: number | null;
  /** The record whose public pages show it, where that is another one: the supplier of a testimonial. */
  shownOn?: { type: PageSubject; id: number };
  changes?: Changes;
  followUps?: FollowUp[];
}

/**
 * Writes the activity row and its outbox rows, and announces what changed on public pages. Must be called in the
 * transaction of the write it tells of, so that neither exists without the other.
 */
export async function recordActivity(context: RequestContext, entry: ActivityEntry): Promise<void> {
  const { manager } = context.app.database;
  const activity = await manager.insert(Activity, {
    actorKind: actorKind(context),
    actorId: actorId(context),
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    changes: (entry.changes ?? {}) as never,
    requestId: context.requestId,
  });
  const { type, id } = entry.shownOn ?? { type: entry.subjectType, id: entry.subjectId };
  const announcement = announcementOf(type, id);
  if (announcement) await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, announcement]);
  if (!entry.followUps?.length) return;
  const activityId = String(activity.identifiers[0]?.id);
  await manager.insert(
    OutboxJob,
    entry.followUps.map(({ job, payload }) => ({ activityId, job, payload: payload as never })),
  );
  await manager.query(`NOTIFY outbox`);
}

function actorKind({ actor }: RequestContext): string {
  return actor.kind;
}

function actorId({ actor }: RequestContext): number | null {
  if (actor.kind === 'user') return actor.user.id;
  return actor.kind === 'link' ? actor.impactBuyerId : null;
}

/** The fields of `after` that differ from `before`, for the audit log. */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Changes {
  const changes: Changes = {};
  for (const key of Object.keys(after) as (keyof T & string)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changes[key] = [before[key], after[key]];
  }
  return changes;
}
