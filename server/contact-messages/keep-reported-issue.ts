import { firstCharacters } from '../../shared/text-length.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { type Email, queueEmail } from '../platform/mail/email.js';
import type { RequestContext } from '../platform/request-context.js';
import { ContactMessage } from './contact-message.entity.js';
import { ACTION_VALUE_LENGTH, MESSAGE_SUBJECT, REPORTED_ISSUE } from './contact-message.kinds.js';

/** A problem with an enquiry, as it is put before staff. */
export interface ReportedIssue {
  /** Null for a report that names no enquiry. */
  salesEnquiryId: number | null;
  supplierId: number | null;
  supplierName: string | null;
  /** Who reports it. */
  fullName: string;
  email: string;
  /** Which of the known problems it is, or what else. */
  issue: string;
  message: string;
}

/**
 * Puts a problem that somebody reported of an enquiry before staff: among the messages, as an item of the action centre
 * that leads there, and by the mail that `mailOf` makes for the message of this number (R181, A162). In the transaction
 * of the report, whose rights and words are checked.
 */
export async function keepReportedIssue(
  context: RequestContext,
  { supplierId, supplierName, issue, message, ...report }: ReportedIssue,
  mailOf: (messageId: number) => Email,
): Promise<void> {
  const { database, config } = context.app;
  const inserted = await database.manager.insert(ContactMessage, {
    ...report,
    kind: REPORTED_ISSUE,
    organisation: supplierName,
    reportedBySupplierId: supplierId,
    issue,
    message,
  });
  const id: number = inserted.identifiers[0]?.id;
  await raiseActionItem(context, {
    type: 'Issue with a sales enquiry',
    value: firstCharacters(`${issue}. ${message}`, ACTION_VALUE_LENGTH),
    redirectUrl: '/admin/messages/{ref_id}',
    refId: id,
  });
  await recordActivity(context, {
    action: `${MESSAGE_SUBJECT}.issue-reported`,
    subjectType: MESSAGE_SUBJECT,
    subjectId: id,
    changes: { kind: [null, REPORTED_ISSUE] },
    followUps: [await queueEmail(context, mailOf(id), config.staffMail)],
  });
}
