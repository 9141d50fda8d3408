import type { EntityManager } from 'typeorm';
import type { JobName, JobPayloads } from '../queues/jobs.js';
import { apiTokenOf, type RequestContext } from '../request-context.js';
import { Activity } from './activity.entity.js';
import type { Changes } from './changes.js';
import { OutboxJob } from './outbox-job.entity.js';
import { announcementOf, CHANGES_CHANNEL, type ShownRecord } from './page-changes.js';
import { redactPersonalValues, storePersonalChanges } from './personal-changes.js';

/** Queues a job that runs after the commit, behind the jobs that wait already. Records no activity. */
export async function queueJob(manager: EntityManager, { job, payload }: FollowUp): Promise<void> {
  await manager.insert(OutboxJob, { job, payload: payload as never });
  await manager.query('NOTIFY outbox');
}

/** A job to run once the transaction has been committed. */
export type FollowUp = { [Name in JobName]: { job: Name; payload: JobPayloads[Name] } }[JobName];

export interface ActivityEntry {
  /** The action, such as 'sales-enquiry.sent'. */
  action: string;
  /** The type of the subject, such as 'sales-enquiry'. */
  subjectType: string;
  subjectId: number | null;
  /**
   * The record whose public pages show the change, if there is one: the subject itself, or the supplier of a
   * testimonial. Not set for enquiries. Pages show only their totals, which may be a minute old, and
   * announcements would make transactions commit one after another.
   */
  shownOn?: ShownRecord;
  changes?: Changes;
  /** The changed fields whose values are private (A156). See personal-changes.ts. */
  personalFields?: ReadonlySet<string>;
  followUps?: FollowUp[];
  /** The version of the record after the change, by which Undo identifies the change. */
  recordVersion?: number;
  /** The id of the activity that this one undoes. */
  undoesId?: string;
}

/**
 * Writes the activity row and its outbox rows, and announces changes of public pages. Call it in the
 * transaction of the write that it records, so that both are committed or neither.
 */
export async function recordActivity(context: RequestContext, entry: ActivityEntry): Promise<void> {
  const { manager } = context.app.database;
  const { open, before } = redactPersonalValues(entry.changes ?? {}, entry.personalFields);
  const activity = await manager.insert(Activity, {
    actorKind: actorKind(context),
    actorId: actorId(context),
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    changes: open as never,
    requestId: context.requestId,
    recordVersion: entry.recordVersion ?? null,
    undoesId: entry.undoesId ?? null,
    tokenSessionId: apiTokenOf(context)?.sessionId ?? null,
  });
  const activityId = String(activity.identifiers[0]?.id);
  await storePersonalChanges(manager, activityId, before);
  if (entry.shownOn)
    await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, announcementOf(entry.shownOn)]);
  if (!entry.followUps?.length) return;
  await manager.insert(
    OutboxJob,
    entry.followUps.map(({ job, payload }) => ({ activityId, job, payload: payload as never })),
  );
  await manager.query(`NOTIFY outbox`);
}

/** Returns the kind of the actor. */
export function actorKind({ actor }: RequestContext): string {
  return actor.kind;
}

/** Returns the id of the user, or of the impact buyer whose link was used. Null for other actors. */
export function actorId({ actor }: RequestContext): number | null {
  if (actor.kind === 'user') return actor.user.id;
  return actor.kind === 'link' ? actor.impactBuyerId : null;
}
