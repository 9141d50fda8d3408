import { firstCharacters } from '../../../shared/text-length.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { type Email, queueEmail } from '../../platform/mail/email.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { ContactMessage } from './contact-message.entity.js';
import { ACTION_VALUE_LENGTH, MESSAGE_SUBJECT, REPORTED_ISSUE } from './contact-message.kinds.js';

/** A reported issue with an enquiry. */
export interface ReportedIssue {
  /** The id of the enquiry. Null if the report names none. */
  salesEnquiryId: number | null;
  supplierId: number | null;
  supplierName: string | null;
  /** The name of the reporting user. */
  fullName: string;
  email: string;
  /** One of the known problems, or another one as text. */
  issue: string;
  message: string;
}

/**
 * Saves a reported issue with an enquiry among the messages, raises an action that leads there, and mails
 * staff with the mail that `mailOf` returns for the id of the message (R181, A162). Call it in the
 * transaction of the report, with rights and input checked.
 */
export async function saveReportedIssue(
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
