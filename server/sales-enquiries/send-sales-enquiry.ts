import { Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { FollowUp } from '../activity/record-activity.js';
import { badField, notFound } from '../platform/errors.js';
import { once } from '../platform/idempotency.js';
import { emailAddress, line, parseInput, recordId, text } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { insertSalesEnquiry } from './create-sales-enquiry.js';
import type { EnquiryColumns } from './enquiry-fields.js';
import { enquirySignInUrl } from './enquiry-links.js';
import { type CauseParty, enquiryParties, type SupplierParty } from './enquiry-parties.read-model.js';
import { SalesEnquiryConfirmationEmail } from './sales-enquiry-confirmation.email.js';
import { SalesEnquiryToSupplierEmail } from './sales-enquiry-to-supplier.email.js';

const REQUIRED = 'This cannot be empty';
const required = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value ?? '', schema);
const notEmpty = (value: string) => value !== '';
const optionalText = (schema: z.ZodType<string>) => schema.nullish().transform((value) => value || null);

/** What a visitor sends. Recipients are never part of it (R343). */
const sendSchema = z.object({
  supplierId: recordId,
  fullName: required(line(200).refine(notEmpty, { message: REQUIRED })),
  email: required(emailAddress),
  mobile: optionalText(line(50)),
  address: optionalText(text(500)),
  enquiryAbout: optionalText(line(200)),
  message: required(text(5000).refine(notEmpty, { message: REQUIRED })),
  goodCauseId: recordId.nullish(),
  impactBuyerId: recordId.nullish(),
  heardFrom: optionalText(text(500)),
  joinEmailList: z.boolean({ error: 'This must be yes or no.' }).nullish(),
  companyFax: z.string().max(1000).nullish(),
});
type SentEnquiry = z.output<typeof sendSchema>;

@ObjectType({ description: 'The supplier’s address is never part of the answer.' })
export class SendSalesEnquiryResult {
  @Field(() => Int) id!: number;
  @Field() supplierName!: string;
}

/**
 * A visitor's enquiry to a listed supplier becomes a sales enquiry (R186), and is mailed to the address
 * that the supplier has on record (R343), unless it wants no mail (R257). The customer is told, too.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND for a supplier that is not listed, RATE_LIMITED
 */
export async function sendSalesEnquiry(
  context: RequestContext,
  input: unknown,
): Promise<SendSalesEnquiryResult> {
  const sent = parseInput(sendSchema, input);
  await limitRate(context, 'send-sales-enquiry', sent.email);
  return once(context, 'sendSalesEnquiry', sent, async () => {
    const supplier = await listedSupplier(context, sent.supplierId);
    const goodCause = await approvedCause(context, sent.goodCauseId);
    await requirePublishedBuyer(context, sent.impactBuyerId);
    const supplierName = supplier.name;
    if (sent.companyFax) return { id: await unusedId(context), supplierName };
    const id = await insertSalesEnquiry(context, columnsOf(sent), 'sales-enquiry.sent', (enquiryId) =>
      mails(context, enquiryId, sent, supplier, goodCause?.name ?? null),
    );
    return { id, supplierName };
  });
}

/** Source, progress and e-mail state are the server's to say (A33). */
function columnsOf({ companyFax: _, joinEmailList, ...sent }: SentEnquiry): EnquiryColumns {
  return {
    ...sent,
    goodCauseId: sent.goodCauseId ?? null,
    impactBuyerId: sent.impactBuyerId ?? null,
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
  const toCustomer = new SalesEnquiryConfirmationEmail({ ...sent, enquiryId, supplierName, goodCauseName });
  const followUps = [await queueEmail(context, toCustomer, sent.email)];
  if (supplier.emailNotificationsDisabled) return followUps;
  const toSupplier = new SalesEnquiryToSupplierEmail({
    ...sent,
    enquiryId,
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

async function approvedCause(
  context: RequestContext,
  id: number | null | undefined,
): Promise<CauseParty | null> {
  const cause = await enquiryParties.cause(context, id);
  if (id && !cause?.approved) throw badField('goodCauseId', 'Please choose a good cause from the list.');
  return cause;
}

/** Published buyers may be named by anyone, one's own always. */
async function requirePublishedBuyer(context: RequestContext, id: number | null | undefined): Promise<void> {
  const user = userOf(context);
  if (!id || (user?.impactBuyerId === id && user.roles.includes('ImpactBusiness'))) return;
  const buyer = await enquiryParties.buyer(context, id);
  if (!buyer?.published) throw badField('impactBuyerId', 'Please choose an impact buyer from the list.');
}

/** For forms that no person filled in: the answer looks like any other, and nothing is stored. */
async function unusedId({ app }: RequestContext): Promise<number> {
  const [row]: { id: string }[] = await app.database.manager.query(
    `SELECT nextval(pg_get_serial_sequence('sales_enquiry', 'id')) AS id`,
  );
  return Number(row?.id);
}
