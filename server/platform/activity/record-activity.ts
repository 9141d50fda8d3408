import type { JobName, JobPayloads } from '../queues/jobs.js';
import type { RequestContext } from '../request-context.js';
import { Activity } from './activity.entity.js';
import type { Changes } from './changes.js';
import { OutboxJob } from './outbox-job.entity.js';
import { announcementOf, CHANGES_CHANNEL, type ShownRecord } from './page-changes.js';
import { keepPersonalChanges, withoutWords } from './personal-changes.js';

/** A job to run once the transaction has been committed. */
export type FollowUp = { [Name in JobName]: { job: Name; payload: JobPayloads[Name] } }[JobName];

export interface ActivityEntry {
  /** What happened, such as 'sales-enquiry.sent'. */
  action: string;
  /** What it happened to: the noun, such as 'sales-enquiry'. */
  subjectType: string;
  subjectId: number | null;
  /**
   * The record whose public pages show the change, if any do: the subject itself, or the supplier of a testimonial. Of
   * enquiries pages show totals, which are a minute old at most: announcements are committed one after another.
   */
  shownOn?: ShownRecord;
  changes?: Changes;
  /** Those of the changed fields whose words are private: see personal-changes.ts (A156). */
  personalFields?: ReadonlySet<string>;
  followUps?: FollowUp[];
  /** The version that the record has had since, by which Undo knows the change. */
  recordVersion?: number;
  /** The activity that is taken back. */
  undoesId?: string;
}

/**
 * Writes the activity row and its outbox rows, and announces what changed on public pages. Must be called in the
 * transaction of the write it tells of, so that neither exists without the other.
 */
export async function recordActivity(context: RequestContext, entry: ActivityEntry): Promise<void> {
  const { manager } = context.app.database;
  const { open, before } = withoutWords(entry.changes ?? {}, entry.personalFields);
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
  });
  const activityId = String(activity.identifiers[0]?.id);
  await keepPersonalChanges(manager, activityId, before);
  if (entry.shownOn)
    await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, announcementOf(entry.shownOn)]);
  if (!entry.followUps?.length) return;
  await manager.insert(
    OutboxJob,
    entry.followUps.map(({ job, payload }) => ({ activityId, job, payload: payload as never })),
  );
  await manager.query(`NOTIFY outbox`);
}

/** Of what kind the one is who does it. */
export function actorKind({ actor }: RequestContext): string {
  return actor.kind;
}

/** Which user, or whose link; null for the others. */
export function actorId({ actor }: RequestContext): number | null {
  if (actor.kind === 'user') return actor.user.id;
  return actor.kind === 'link' ? actor.impactBuyerId : null;
}
