import { Field, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { formSchema } from '../../kits/records/form-schema.js';
import type { FollowUp } from '../../platform/activity/record-activity.js';
import { badField, notFound } from '../../platform/errors.js';
import { formGuardFields, reserveId, type Suspicion, withoutGuard } from '../../platform/form-guard.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { parseInput } from '../../platform/input.js';
import { queueEmail } from '../../platform/mail/email.js';
import { limitRate } from '../../platform/rate-limit.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { ReleasedSubmission } from '../../staff/held-submissions/held-forms.js';
import { holdSubmission, storeOrHold } from '../../staff/held-submissions/hold-submission.js';
import { approvedCause } from './approved-cause.js';
import { insertSalesEnquiry } from './create-sales-enquiry.js';
import { ENQUIRY_FORM_REQUIRED, enquiryFormFields } from './enquiry-form.fields.js';
import { enquirySignInUrl } from './enquiry-links.js';
import { enquiryParties, type SupplierParty } from './enquiry-parties.read-model.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import type { EnquiryColumns } from './sales-enquiry.fields.js';
import { SalesEnquiryConfirmationEmail } from './sales-enquiry-confirmation.email.js';
import { SalesEnquiryToSupplierEmail } from './sales-enquiry-to-supplier.email.js';

/** The input of a visitor’s enquiry. */
export const salesEnquiryForm = formSchema(enquiryFormFields, ENQUIRY_FORM_REQUIRED).extend(formGuardFields);
/** The description of the operation in each API. */
export const SENDING_AN_ENQUIRY =
  'Sends an enquiry from a visitor to a listed supplier: creates a sales enquiry, and emails the customer and, unless it wants no emails, the supplier.';

type SentEnquiry = Omit<z.output<typeof salesEnquiryForm>, 'companyFax' | 'filledInMs'>;

@ObjectType({
  description: 'The enquiry that was sent. The email address of the supplier is never part of it.',
})
export class SendSalesEnquiryResult {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the supplier that receives the enquiry.' }) supplierName!: string;
}

/**
 * Sends an enquiry from a visitor to a listed supplier. It becomes a sales enquiry (R186), and is mailed to
 * the stored address of the supplier (R343), unless it wants no mail (R257). The customer gets a
 * confirmation. A repeat from the same visitor within a minute is stored once, with or without a key. A
 * suspicious enquiry is held for staff.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND if the supplier is not listed, RATE_LIMITED
 */
export async function sendSalesEnquiry(
  context: RequestContext,
  input: unknown,
): Promise<SendSalesEnquiryResult> {
  const form = parseInput(salesEnquiryForm, input);
  await limitRate(context, 'send-sales-enquiry', form.email);
  const answered = withoutGuard(form);
  const sent = { ...answered, language: form.language };
  return storeOrHold(
    context,
    'sendSalesEnquiry',
    { form, answers: answered },
    {
      store: async () => storeEnquiry(context, sent, await checkedParties(context, sent)),
      hold: (reason) => holdEnquiry(context, sent, reason),
    },
  );
}

async function holdEnquiry(
  context: RequestContext,
  sent: SentEnquiry,
  reason: Suspicion,
): Promise<SendSalesEnquiryResult> {
  const { supplier, goodCause } = await checkedParties(context, sent);
  const recordId = await reserveId(context, SalesEnquiry);
  await holdSubmission(context, {
    form: 'Sales enquiry',
    reason,
    senderName: sent.fullName,
    senderEmail: sent.email,
    summary: `For ${supplier.name}: ${sent.enquiryAbout || sent.message}`,
    answers: [
      ['Supplier', supplier.name],
      ['About', sent.enquiryAbout],
      ['Message', sent.message],
      ['Phone', sent.mobile],
      ['Address', sent.address],
      ['Good cause', goodCause?.name],
      ['Heard from', sent.heardFrom],
    ],
    content: sent,
    recordId,
  });
  return { id: recordId, supplierName: supplier.name };
}

/**
 * Releases a held enquiry.
 * @throws AppError NOT_FOUND if the supplier is no longer listed, BAD_USER_INPUT if the cause or buyer is no
 * longer public
 */
export async function releaseSalesEnquiry(
  context: RequestContext,
  { content, recordId, sentAt }: ReleasedSubmission,
): Promise<SendSalesEnquiryResult> {
  const sent = content as SentEnquiry;
  const parties = await checkedParties(context, sent);
  return storeEnquiry(context, sent, parties, { id: recordId ?? undefined, enquiredAt: sentAt });
}

interface Parties {
  supplier: SupplierParty;
  goodCause: { name: string } | null;
}

async function checkedParties(context: RequestContext, sent: SentEnquiry): Promise<Parties> {
  const supplier = await listedSupplier(context, sent.supplierId);
  const goodCause = await approvedCause(context, sent.goodCauseId);
  await requirePublishedBuyer(context, sent.impactBuyerId);
  return { supplier, goodCause };
}

async function storeEnquiry(
  context: RequestContext,
  sent: SentEnquiry,
  { supplier, goodCause }: Parties,
  { id: reserved, ...given }: { id?: number; enquiredAt?: Date } = {},
): Promise<SendSalesEnquiryResult> {
  const columns = { ...columnsOf(sent), ...given };
  const id = await insertSalesEnquiry(context, columns, 'sales-enquiry.sent', {
    id: reserved,
    followUps: (enquiryId) => mails(context, enquiryId, sent, supplier, goodCause?.name ?? null),
  });
  return { id, supplierName: supplier.name };
}

/** Returns the columns of the enquiry. The server sets source, progress and email state (A33). */
function columnsOf({ joinEmailList, language: _, ...sent }: SentEnquiry): EnquiryColumns {
  return {
    ...sent,
    joinEmailList: joinEmailList ?? false,
    via: 'Email off Website',
    progress: 'Enquiry',
    emailState: 'Unopened',
  };
}

async function mails(
  context: RequestContext,
  enquiryId: number,
  sent: SentEnquiry,
  supplier: SupplierParty,
  goodCauseName: string | null,
): Promise<FollowUp[]> {
  const supplierName = supplier.name;
  const url = enquirySignInUrl(context.app.config, enquiryId);
  const toCustomer = new SalesEnquiryConfirmationEmail(
    { ...sent, enquiryId, supplierName, goodCauseName },
    sent.language ?? 'en',
  );
  const followUps = [await queueEmail(context, toCustomer, sent.email)];
  if (supplier.emailNotificationsDisabled) return followUps;
  const toSupplier = new SalesEnquiryToSupplierEmail({
    ...sent,
    enquiryId,
    supplierId: supplier.id,
    supplierName,
    goodCauseName,
    url,
  });
  return [await queueEmail(context, toSupplier, supplier.enquiryEmail), ...followUps];
}

async function listedSupplier(context: RequestContext, id: number): Promise<SupplierParty> {
  const supplier = await enquiryParties.supplier(context, id);
  if (!supplier?.listed) throw notFound('This supplier');
  return supplier;
}

/** Throws BAD_USER_INPUT unless the buyer is public or the user’s own. */
async function requirePublishedBuyer(context: RequestContext, id: number | null | undefined): Promise<void> {
  if (!id || ownRecordsOf(userOf(context)).impactBuyerId === id) return;
  const buyer = await enquiryParties.buyer(context, id);
  if (!buyer?.published) throw badField('impactBuyerId', 'Please choose an impact buyer from the list.');
}
