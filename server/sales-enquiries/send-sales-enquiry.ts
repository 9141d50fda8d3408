import { Field, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import type { FollowUp } from '../platform/activity/record-activity.js';
import { badField, notFound } from '../platform/errors.js';
import {
  type FormGuard,
  filledInByMachine,
  formGuardFields,
  unusedId,
  withoutGuard,
} from '../platform/form-guard.js';
import { onceAMinute } from '../platform/idempotency.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { parseInput } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import { formSchema } from '../platform/records/form-schema.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { approvedCause } from './approved-cause.js';
import { insertSalesEnquiry } from './create-sales-enquiry.js';
import { ENQUIRY_FORM_REQUIRED, enquiryFormFields } from './enquiry-form.fields.js';
import { enquirySignInUrl } from './enquiry-links.js';
import { enquiryParties, type SupplierParty } from './enquiry-parties.read-model.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import type { EnquiryColumns } from './sales-enquiry.fields.js';
import { SalesEnquiryConfirmationEmail } from './sales-enquiry-confirmation.email.js';
import { SalesEnquiryToSupplierEmail } from './sales-enquiry-to-supplier.email.js';

/** What a visitor sends. */
export const salesEnquiryForm = formSchema(enquiryFormFields, ENQUIRY_FORM_REQUIRED).extend(formGuardFields);
type SentEnquiry = Omit<z.output<typeof salesEnquiryForm>, keyof FormGuard>;

@ObjectType({ description: 'The supplier’s address is never part of the answer.' })
export class SendSalesEnquiryResult {
  @Field(() => Int) id!: number;
  @Field() supplierName!: string;
}

/**
 * A visitor's enquiry to a listed supplier becomes a sales enquiry (R186), and is mailed to the address
 * that the supplier has on record (R343), unless it wants no mail (R257). The customer is told, too. The
 * same from the same visitor within a minute is one enquiry, with a key or without.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND for a supplier that is not listed, RATE_LIMITED
 */
export async function sendSalesEnquiry(
  context: RequestContext,
  input: unknown,
): Promise<SendSalesEnquiryResult> {
  const form = parseInput(salesEnquiryForm, input);
  const sent = withoutGuard(form);
  await limitRate(context, 'send-sales-enquiry', sent.email);
  if (filledInByMachine(form)) {
    const { name } = await listedSupplier(context, sent.supplierId);
    return { id: await unusedId(context, SalesEnquiry), supplierName: name };
  }
  return onceAMinute(context, 'sendSalesEnquiry', sent, async () => {
    const supplier = await listedSupplier(context, sent.supplierId);
    const goodCause = await approvedCause(context, sent.goodCauseId);
    await requirePublishedBuyer(context, sent.impactBuyerId);
    const supplierName = supplier.name;
    const id = await insertSalesEnquiry(context, columnsOf(sent), 'sales-enquiry.sent', (enquiryId) =>
      mails(context, enquiryId, form, supplier, goodCause?.name ?? null),
    );
    return { id, supplierName };
  });
}

/** Source, progress and e-mail state are the server's to say (A33). */
function columnsOf({ joinEmailList, ...sent }: SentEnquiry): EnquiryColumns {
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
  sent: SentEnquiry & FormGuard,
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

/** Published buyers may be named by anyone, one's own always. */
async function requirePublishedBuyer(context: RequestContext, id: number | null | undefined): Promise<void> {
  if (!id || ownRecordsOf(userOf(context)).impactBuyerId === id) return;
  const buyer = await enquiryParties.buyer(context, id);
  if (!buyer?.published) throw badField('impactBuyerId', 'Please choose an impact buyer from the list.');
}
