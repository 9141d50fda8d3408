import type { EntityManager } from 'typeorm';
import { queueJob } from '../activity/record-activity.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/**
 * SQL of the condition that no earlier mail waits before mail `m`. Mails about one record to one address are
 * sent in the order in which they were written.
 */
export const IS_NEXT = `NOT EXISTS (SELECT FROM mail_delivery earlier
  WHERE earlier.subject_type = m.subject_type AND earlier.subject_id = m.subject_id AND earlier.id < m.id
    AND earlier.to_address = m.to_address AND earlier.status = 'queued')`;

const NEXT = `SELECT id FROM mail_delivery WHERE subject_type = $1 AND subject_id = $2 AND id > $3::bigint
  AND to_address = $4 AND status = 'queued' ORDER BY id LIMIT 1`;

/**
 * Queues the next mail in the order after a mail is out or has failed for good. The job of the next mail has
 * skipped it.
 */
export async function sendNext(
  manager: EntityManager,
  { id, subjectType, subjectId, toAddress }: MailDelivery,
): Promise<void> {
  if (subjectType === null || subjectId === null) return;
  const [next]: { id: string }[] = await manager.query(NEXT, [subjectType, subjectId, id, toAddress]);
  if (next) await queueJob(manager, { job: 'mail.deliver', payload: { mailId: String(next.id) } });
}
