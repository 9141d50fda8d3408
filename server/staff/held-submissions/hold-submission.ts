import { firstCharacters } from '../../../shared/text-length.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { type FormGuard, type Suspicion, suspicionOf } from '../../platform/form-guard.js';
import { onceAMinute } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { HELD_ACTION } from './held-forms.js';
import { HeldSubmission } from './held-submission.entity.js';

/** The subject type of held submissions in activities. */
export const HELD_SUBJECT = 'held-submission';

const SUMMARY_LENGTH = 200;

/** A suspicious submission, with what staff need to judge it. */
export interface SuspiciousSubmission
  extends Pick<HeldSubmission, 'form' | 'senderName' | 'senderEmail' | 'content'> {
  reason: Suspicion;
  /** The subject of the submission, in one line. */
  summary: string;
  /** Label and value of each answer; empty answers are left out. */
  answers: readonly (readonly [label: string, value: string | null | undefined])[];
  /** The id that the sender is given, for forms that answer one. */
  recordId?: number;
}

/**
 * Stores a submission, or holds it if it looks suspicious. The same submission under an Idempotency-Key, or
 * within a minute, counts once. Without a key, one that is held does not stand in the way of one that is not.
 */
export function storeOrHold<T>(
  context: RequestContext,
  operation: string,
  { form, answers }: { form: FormGuard; answers: unknown },
  ways: { store: () => Promise<T>; hold: (reason: Suspicion) => Promise<T> },
): Promise<T> {
  const reason = suspicionOf(form);
  const scope = reason && !context.idempotencyKey ? `${operation}:held` : operation;
  return onceAMinute(context, scope, answers, () => (reason ? ways.hold(reason) : ways.store()));
}

/** Stores a suspicious submission instead of acting on it, and tells staff. Call it in a transaction. */
export async function holdSubmission(
  context: RequestContext,
  { answers, summary, ...submission }: SuspiciousSubmission,
): Promise<void> {
  const { manager } = context.app.database;
  const { identifiers } = await manager.insert(HeldSubmission, {
    ...submission,
    summary: firstCharacters(summary, SUMMARY_LENGTH),
    answers: answers.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  });
  await raiseActionItem(context, HELD_ACTION);
  await recordActivity(context, {
    action: 'held-submission.held',
    subjectType: HELD_SUBJECT,
    subjectId: identifiers[0]?.id,
    changes: { reason: [null, submission.reason] },
  });
}
