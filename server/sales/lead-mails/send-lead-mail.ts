import { saveRecord } from '../../kits/records/update-record.js';
import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import { type MailJob, queueEmail } from '../../platform/mail/email.js';
import { mailOutcome } from '../../platform/mail/mail-outcome.js';
import type { MailStatus } from '../../platform/mail/mail-status.js';
import type { RequestContext } from '../../platform/request-context.js';
import { confirmedContact, convertLocked, refuseArchived, refuseConverted } from '../leads/convert-lead.js';
import { leadRecords } from '../leads/lead.fields.js';
import { followsFrom } from '../leads/lead.states.js';
import { lockLead } from '../leads/link-sales-enquiry.js';
import { refuseSecondOpen, withOpenPairError } from '../leads/open-lead.js';
import { LeadEmail } from './lead.email.js';
import { type LeadMailInput, parseLeadMail } from './lead-mail.input.js';
import type { LeadMailKind } from './lead-mail.kinds.js';
import { answersTo } from './lead-mail-facts.read-model.js';

/** The id of a sent mail in the mailbox, and its present status. */
export interface SentMail {
  mailId: string;
  status: MailStatus;
}

type Locked = Awaited<ReturnType<typeof lockLead>>;

/** Queues the mail in the mailbox, in the current transaction. */
function queueMail(
  context: RequestContext,
  kind: LeadMailKind,
  lead: Locked,
  mail: LeadMailInput,
): Promise<MailJob> {
  refuseArchived(lead.archivedAt !== null, 'email about it');
  const [to = '', ...alsoTo] = mail.to;
  const { cc, bcc } = mail;
  const email = new LeadEmail(kind, lead.id, { ...mail, replyTo: mail.replyTo ?? answersTo(context) });
  return queueEmail(context, email, to, { alsoTo, cc, bcc });
}

/**
 * Returns the changes to a lead after a mail to its buyer (R196). A lead with an enquiry is past that status
 * and stays as it is.
 */
async function columnsAfter(context: RequestContext, lead: Locked) {
  if (lead.salesEnquiryId !== null) return {};
  const columns = { status: 'Action Taken', ...followsFrom('Action Taken') } as const;
  await refuseSecondOpen(context, lead, columns);
  return columns;
}

async function outcome(context: RequestContext, mailId: string): Promise<SentMail> {
  return { mailId, status: await mailOutcome(context.app, mailId) };
}

/**
 * Sends a mail to the buyer of a lead (C097) and sets the lead to Action Taken, with the chance and the date
 * of that status (R196). Lead and mail are saved in one transaction.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT if the pair has another open lead
 */
export async function emailLeadBuyer(
  context: RequestContext,
  leadId: number,
  given: object,
): Promise<SentMail> {
  const mail = parseLeadMail('lead.to-buyer', given);
  const mailId = await withOpenPairError(() =>
    once(context, 'emailLeadBuyer', { leadId, mail }, async () => {
      const lead = await lockLead(context, leadId);
      const job = await queueMail(context, 'lead.to-buyer', lead, mail);
      const columns = await columnsAfter(context, lead);
      const action = `${leadRecords.subject}.emailed-buyer`;
      await saveRecord(context, leadRecords, lead, columns, action, {}, { followUps: [job] });
      return job.payload.mailId;
    }),
  );
  return outcome(context, mailId);
}

/**
 * Sends a mail to the supplier of a lead (C099) and creates an enquiry from the lead with the confirmed
 * contact person (R197, R198). Enquiry, lead and mail are saved in one transaction: of concurrent calls one
 * succeeds, and no mail is sent about a lead that has an enquiry.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT if the lead has an enquiry
 */
export async function emailLeadSupplier(
  context: RequestContext,
  leadId: number,
  given: object,
  confirmed: object,
): Promise<SentMail> {
  const mail = parseLeadMail('lead.to-supplier', given);
  const contact = parseInput(confirmedContact, confirmed);
  const mailId = await once(context, 'emailLeadSupplier', { leadId, mail, contact }, async () => {
    const lead = await lockLead(context, leadId);
    refuseConverted(lead);
    const job = await queueMail(context, 'lead.to-supplier', lead, mail);
    await convertLocked(context, lead, contact, { what: 'emailed-supplier', followUps: [job] });
    return job.payload.mailId;
  });
  return outcome(context, mailId);
}
