import { z } from 'zod';
import { isCalendarDay, line, recordId, text } from '../platform/input.js';
import { BUYER_FEEDBACK, EMAIL_STATES, ENQUIRY_PROGRESS, ENQUIRY_VIA } from './sales-enquiry.states.js';

const MAX_DOLLARS = 9_999_999_999.99;
const EARLIEST = new Date('2000-01-01T00:00:00Z');
const LATEST = new Date('2100-01-01T00:00:00Z');

/** Dollars, rounded to whole cents. */
const dollars = z
  .number({ error: 'This must be a number.' })
  .min(0, 'This cannot be less than 0.')
  .max(MAX_DOLLARS, 'This number is too large.')
  .transform((value) => Math.round(value * 100) / 100);

/** A day as YYYY-MM-DD. */
const day = z
  .string({ error: 'This must be a date.' })
  .refine((value) => /^(19|20)\d\d-\d\d-\d\d$/.test(value) && isCalendarDay(value), {
    message: 'This must be a date.',
  });

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `This must be one of: ${values.join(', ')}.` });

const flag = z.boolean({ error: 'This must be yes or no.' });
/** Text that null or nothing but blanks clears. */
const clearable = <S extends z.ZodType<string>>(schema: S) =>
  schema.transform((value) => value || null).nullable();
const required = <S extends z.ZodType>(schema: S) => schema.optional();
const optional = <S extends z.ZodType>(schema: S) => schema.nullable().optional();

/**
 * What may be sent of an enquiry, whoever sends it: absent fields stay as they are, null clears. Which
 * of them the sender may change is for the policy. Addresses are checked only once they change, so
 * that records from elsewhere can be saved again.
 */
export const salesEnquirySchema = z.strictObject({
  enquiredAt: required(
    z
      .date({ error: 'This must be a date with a time.' })
      .min(EARLIEST, 'This date is too far back.')
      .max(LATEST, 'This date is too far ahead.'),
  ),
  supplierId: optional(recordId),
  impactBuyerId: optional(recordId),
  goodCauseId: optional(recordId),
  referredBySupplierId: optional(recordId),
  personResponsibleId: optional(recordId),
  leadId: optional(recordId),
  fullName: clearable(line(200)).optional(),
  email: clearable(line(254)).optional(),
  mobile: clearable(line(50)).optional(),
  address: clearable(text(500)).optional(),
  joinEmailList: required(flag),
  heardFrom: clearable(text(500)).optional(),
  importSupplier: clearable(text(200)).optional(),
  progress: required(choice(ENQUIRY_PROGRESS)),
  buyerFeedback: optional(choice(BUYER_FEEDBACK)),
  emailState: required(choice(EMAIL_STATES)),
  openedAt: optional(z.date({ error: 'This must be a date with a time.' }).min(EARLIEST).max(LATEST)),
  via: optional(choice(ENQUIRY_VIA)),
  enquiryAbout: clearable(text(500)).optional(),
  message: clearable(text(10_000)).optional(),
  revenue: optional(dollars),
  supplierRevenue: optional(dollars),
  contribution: optional(dollars),
  xeroInvoice: clearable(line(100)).optional(),
  paidToGoodCause: required(flag),
  repeatSale: required(flag),
  adminNotes: clearable(text(20_000)).optional(),
  supplierNotes: clearable(text(20_000)).optional(),
  buyerNotes: clearable(text(20_000)).optional(),
  specialField: clearable(text(500)).optional(),
  followUpOn: optional(day),
  /** 0 to 100 in steps of 10 (R178). */
  chance: optional(
    z
      .number({ error: 'This must be a number.' })
      .refine((value) => value >= 0 && value <= 100 && value % 10 === 0, {
        message: 'Chance is 0 to 100 in steps of 10.',
      }),
  ),
  actionNeeded: required(flag),
  archived: required(flag),
});

/** Changes to an enquiry, checked. */
export type SalesEnquiryChanges = z.output<typeof salesEnquirySchema>;
