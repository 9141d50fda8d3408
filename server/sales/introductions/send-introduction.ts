import { z } from 'zod';
import { supplierRecords } from '../../directory/suppliers/supplier.fields.js';
import { filledIn } from '../../kits/records/field-kinds.js';
import { richText } from '../../kits/records/rich-text.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badInput } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { emailAddress, line, parseInput, recordId } from '../../platform/input.js';
import { queueEmail } from '../../platform/mail/email.js';
import { mailOutcome } from '../../platform/mail/mail-outcome.js';
import type { MailStatus } from '../../platform/mail/mail-status.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ENQUIRY_SUBJECT } from '../sales-enquiries/sales-enquiry.fields.js';
import { updateSalesEnquiry } from '../sales-enquiries/update-sales-enquiry.js';
import { IntroductionEmail } from './introduction.email.js';
import {
  type IntroductionFacts,
  type IntroductionParties,
  introductionFacts,
  introductionSubject,
} from './introduction-facts.read-model.js';

const WHOM = 'Give an enquiry, or a supplier and an impact buyer.';

/** The schema of an introduction by staff. */
export const introductionInput = z.object({
  salesEnquiryId: recordId.nullish(),
  supplierId: recordId.nullish(),
  impactBuyerId: recordId.nullish(),
  subject: line(250).nullish(),
  message: filledIn(richText(10_000)).schema,
});

export interface SentIntroduction {
  mailId: string;
  /** The present status of the mail. */
  status: MailStatus;
}

type Given = z.output<typeof introductionInput>;

/**
 * Returns the parties of an introduction.
 * @throws AppError BAD_USER_INPUT unless exactly one enquiry or one pair is given
 */
function partiesOf({ salesEnquiryId, supplierId, impactBuyerId }: Given): IntroductionParties {
  if (salesEnquiryId && !supplierId && !impactBuyerId) return { salesEnquiryId };
  if (!salesEnquiryId && supplierId && impactBuyerId)
    return { salesEnquiryId: null, supplierId, impactBuyerId };
  throw badInput(WHOM);
}

/** Returns the record that the mail is about: the enquiry, otherwise the supplier. */
const recordOf = (parties: IntroductionParties) =>
  parties.salesEnquiryId === null
    ? { type: supplierRecords.subject, id: parties.supplierId }
    : { type: ENQUIRY_SUBJECT, id: parties.salesEnquiryId };

/**
 * Returns the address of the supplier for the introduction.
 * @throws AppError BAD_USER_INPUT if the supplier has no valid address
 */
export function addressOf({ supplierEmail }: IntroductionFacts): string {
  const to = emailAddress.safeParse(supplierEmail);
  if (!to.success) throw badInput('The supplier has no email address for introductions.');
  return to.data;
}

/**
 * Mails an introduction of the customer of an enquiry, or of an impact buyer, to a supplier: to its address
 * for introductions, otherwise to its address for enquiries. If an enquiry is given, its progress becomes
 * Introduction (C014, A58). Enquiry and mail are saved in one transaction.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function sendIntroduction(context: RequestContext, given: object): Promise<SentIntroduction> {
  requireStaffRole(context);
  const input = parseInput(introductionInput, given);
  const parties = partiesOf(input);
  const mailId = await once(context, 'sendIntroduction', input, async () => {
    const facts = await introductionFacts(context, parties);
    const to = addressOf(facts);
    if (parties.salesEnquiryId !== null)
      await updateSalesEnquiry(context, parties.salesEnquiryId, { progress: 'Introduction' });
    const answers = emailAddress.safeParse(facts.email ?? '');
    const introduction = {
      subject: input.subject || introductionSubject(facts),
      message: input.message,
      introduced: facts,
      replyTo: answers.success ? answers.data : context.app.config.staffMail,
    };
    const about = recordOf(parties);
    const job = await queueEmail(context, new IntroductionEmail(introduction, about), to);
    await recordActivity(context, {
      action: `${about.type}.introduced`,
      subjectType: about.type,
      subjectId: about.id,
      followUps: [job],
    });
    return job.payload.mailId;
  });
  return { mailId, status: await mailOutcome(context.app, mailId) };
}
