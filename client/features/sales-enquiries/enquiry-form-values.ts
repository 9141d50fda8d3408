import * as z from 'zod/mini';
import type { RecordOption } from '../../forms/combobox-field';
import { emailAddress, optionalText, requiredText } from '../../forms/field-rules';
import type {
  BuyerFeedback,
  EmailState,
  EnquiryProgress,
  EnquiryVia,
  SalesEnquiryInput,
} from '../../graphql/schema.generated';
import { clockOf, instantOf } from '../../lib/new-zealand-time';
import { dollarsComplaint, readDollars } from '../../lib/typed-numbers';
import type { Enquiry } from './enquiry-rows';

/** A supplier with the texts that choosing it fills in (R161). */
export type PickedSupplier = RecordOption & { categories: string | null; subCategories: string | null };

const record = z.nullable(z.custom<RecordOption>());
const dollars = z.string().check(
  z.refine((typed) => dollarsComplaint(typed) === null, {
    error: ({ input }) => dollarsComplaint(String(input)) ?? undefined,
  }),
);

/**
 * The form of staff. Names are those of the server's input, so that its complaints find their field; records are kept
 * whole, with their names.
 */
export const enquirySchema = z.object({
  fullName: optionalText(200),
  email: emailAddress(),
  mobile: optionalText(50),
  address: optionalText(500),
  joinEmailList: z.boolean(),
  heardFrom: optionalText(500),
  enquiredAt: requiredText(50, 'Choose a date and time'),
  via: z.custom<EnquiryVia | ''>(),
  supplierId: z.nullable(z.custom<PickedSupplier>()),
  impactBuyerId: record,
  goodCauseId: record,
  enquiryAbout: optionalText(500),
  message: optionalText(10_000),
  specialField: optionalText(500),
  progress: z.custom<EnquiryProgress>(),
  buyerFeedback: z.custom<BuyerFeedback | ''>(),
  supplierNotes: optionalText(20_000),
  buyerNotes: optionalText(20_000),
  revenue: dollars,
  supplierRevenue: dollars,
  contribution: dollars,
  xeroInvoice: optionalText(100),
  paidToGoodCause: z.boolean(),
  repeatSale: z.boolean(),
  adminNotes: optionalText(20_000),
  importSupplier: optionalText(200),
  personResponsibleId: record,
  referredBySupplierId: record,
  followUpOn: z.string(),
  chance: z.nullable(z.number()),
  emailState: z.custom<EmailState>(),
  actionNeeded: z.boolean(),
});

export type EnquiryValues = z.infer<typeof enquirySchema>;
export type EnquiryField = keyof EnquiryValues;

/** How each field is called, on the form and where two versions are compared. */
export const fieldLabels: Record<EnquiryField, string> = {
  fullName: 'Full name',
  email: 'Email',
  mobile: 'Phone',
  address: 'Address',
  joinEmailList: 'Joins the e-mail list',
  heardFrom: 'Heard of us through',
  enquiredAt: 'Date of enquiry',
  via: 'Enquiry via',
  supplierId: 'Supplier',
  impactBuyerId: 'Impact buyer',
  goodCauseId: 'Good cause',
  enquiryAbout: 'Enquiry about',
  message: 'Message',
  specialField: 'Special field',
  progress: 'Status',
  buyerFeedback: 'Buyer says',
  supplierNotes: 'Supplier notes',
  buyerNotes: 'Buyer notes',
  revenue: 'Revenue (excl GST)',
  supplierRevenue: 'Supplier’s revenue',
  contribution: 'Contribution',
  xeroInvoice: 'Xero invoice',
  paidToGoodCause: 'Paid to good cause',
  repeatSale: 'Repeat sale',
  adminNotes: 'Admin notes',
  importSupplier: 'Imported supplier',
  personResponsibleId: 'Person responsible',
  referredBySupplierId: 'Referred by supplier',
  followUpOn: 'Follow up on',
  chance: 'Chance',
  emailState: 'E-mail state',
  actionNeeded: 'Action needed',
};

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as `<input type="datetime-local">` takes it: New Zealand time, to the minute (A166). */
function toLocalInput(instant: string | Date): string {
  const { year, month, day, hour, minute } = clockOf(new Date(instant));
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

const amount = (dollarsGiven: number | null) => (dollarsGiven === null ? '' : dollarsGiven.toFixed(2));

/** What the form shows of an enquiry; of none, what a new one starts with. */
export function toValues(enquiry: Enquiry | null): EnquiryValues {
  const staff = enquiry?.staff;
  const supplier = enquiry?.supplier;
  return {
    fullName: enquiry?.fullName ?? '',
    email: enquiry?.email ?? '',
    mobile: enquiry?.mobile ?? '',
    address: enquiry?.address ?? '',
    joinEmailList: enquiry?.joinEmailList ?? false,
    heardFrom: enquiry?.heardFrom ?? '',
    enquiredAt: toLocalInput(enquiry?.enquiredAt ?? new Date()),
    via: enquiry?.via ?? '',
    supplierId: supplier
      ? {
          id: supplier.id,
          name: supplier.name,
          categories: enquiry.supplierCategories,
          subCategories: enquiry.supplierSubCategories,
        }
      : null,
    impactBuyerId: enquiry?.impactBuyer ?? null,
    goodCauseId: enquiry?.goodCause ?? null,
    enquiryAbout: enquiry?.enquiryAbout ?? '',
    message: enquiry?.message ?? '',
    specialField: enquiry?.specialField ?? '',
    progress: enquiry?.progress ?? 'ENQUIRY',
    buyerFeedback: enquiry?.buyerFeedback ?? '',
    supplierNotes: enquiry?.supplierNotes ?? '',
    buyerNotes: enquiry?.buyerNotes ?? '',
    revenue: amount(enquiry?.revenue ?? null),
    supplierRevenue: amount(enquiry?.supplierRevenue ?? null),
    contribution: amount(enquiry?.contribution ?? null),
    xeroInvoice: staff?.xeroInvoice ?? '',
    paidToGoodCause: staff?.paidToGoodCause ?? false,
    repeatSale: enquiry?.repeatSale ?? false,
    adminNotes: staff?.adminNotes ?? '',
    importSupplier: staff?.importSupplier ?? '',
    personResponsibleId: staff?.personResponsible ?? null,
    referredBySupplierId: staff?.referredBySupplier ?? null,
    followUpOn: staff?.followUpOn ?? '',
    chance: staff?.chance ?? null,
    emailState: enquiry?.emailState ?? 'UNOPENED',
    actionNeeded: staff?.actionNeeded ?? false,
  };
}

type Value = EnquiryValues[EnquiryField];
const isRecord = (value: Value): value is RecordOption => typeof value === 'object' && value !== null;

/** Whether two values of a field say the same. */
export function sameValue(one: Value, other: Value): boolean {
  if (isRecord(one) && isRecord(other)) return one.id === other.id;
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}

const amounts: readonly EnquiryField[] = ['revenue', 'supplierRevenue', 'contribution'];

/** A value as the server takes it; null clears. */
function wireValue(field: EnquiryField, value: Value): string | number | boolean | null {
  if (isRecord(value)) return value.id;
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  if (trimmed === '') return null;
  if (amounts.includes(field)) return readDollars(trimmed);
  return field === 'enquiredAt' ? instantOf(trimmed).toISOString() : trimmed;
}

const fields = Object.keys(fieldLabels) as EnquiryField[];

export const changedFields = (before: EnquiryValues, after: EnquiryValues): EnquiryField[] =>
  fields.filter((field) => !sameValue(before[field], after[field]));

/** The fields that differ from what was loaded, emptied ones as null: absent means unchanged (A52). */
export function toChanges(before: EnquiryValues, after: EnquiryValues): SalesEnquiryInput {
  return Object.fromEntries(
    changedFields(before, after).map((field) => [field, wireValue(field, after[field])]),
  );
}

/** Everything of a new enquiry that says something; empty keys are left out (R176). */
export function toNewEnquiry(values: EnquiryValues): SalesEnquiryInput {
  return Object.fromEntries(
    fields
      .map((field) => [field, wireValue(field, values[field])] as const)
      .filter(([, value]) => value !== null && value !== false),
  );
}
