import { z } from 'zod';
import { AppError } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { WIRE_CONTRIBUTION_KEY, WIRE_STATUS_KEY } from '../platform/product.js';
import type { SalesEnquiryRecord } from '../sales-enquiries/sales-enquiry.read-model.js';
import { withFieldNames } from './wire-names.js';
import { toWireInstant, wireDay, wireFlag, wireInstant, wireNumber, wireVersion } from './wire-values.js';

/** The sources as they are labelled in tables, taken for the stored ones (A48). */
const VIA_ALIASES: Record<string, string> = {
  'Affiliate Enquiry': 'Affiliate',
  'Brokered Leads': 'Brokered Lead',
};

const anything = z.unknown();
const id = recordId.nullable();
const instant = wireInstant.nullable();

/** Wire name, name in the product, and how it is read. */
const FIELDS = {
  dateOfEnquiry: ['enquiredAt', instant],
  impactBusiness_id: ['impactBuyerId', id],
  fullName: ['fullName', anything],
  email: ['email', anything],
  mobile: ['mobile', anything],
  address: ['address', anything],
  permission: ['joinEmailList', wireFlag],
  goodCause_id: ['goodCauseId', id],
  reference: ['heardFrom', anything],
  refferedBy_business_id: ['referredBySupplierId', id],
  business_id: ['supplierId', id],
  importSupplier: ['importSupplier', anything],
  [WIRE_STATUS_KEY]: ['progress', anything],
  ibStatus: ['buyerFeedback', anything],
  status: ['emailState', anything],
  enquiryOpened: ['openedAt', instant],
  via: ['via', z.preprocess((value) => VIA_ALIASES[String(value)] ?? value, anything)],
  enquiryAbout: ['enquiryAbout', anything],
  message: ['message', anything],
  revenue: ['revenue', wireNumber.nullable()],
  supplierInputtedRevenue: ['supplierRevenue', wireNumber.nullable()],
  [WIRE_CONTRIBUTION_KEY]: ['contribution', wireNumber.nullable()],
  xeroInv: ['xeroInvoice', anything],
  paidToGC: ['paidToGoodCause', wireFlag],
  repeatSale: ['repeatSale', wireFlag],
  adminNotes: ['adminNotes', anything],
  supplierNotes: ['supplierNotes', anything],
  ibNotes: ['buyerNotes', anything],
  followUpAction: ['followUpOn', wireDay.nullable()],
  chance: ['chance', wireNumber.nullable()],
  actionNeeded: ['actionNeeded', wireFlag],
  personResponsible_user_id: ['personResponsibleId', id],
  specialField: ['specialField', anything],
  archived: ['archived', wireFlag],
} as const satisfies Record<string, readonly [string, z.ZodType]>;

/** Other spellings of keys that carry the product's name (A01). */
const KEY_ALIASES: Record<string, string> = {
  productStatus: WIRE_STATUS_KEY,
  '{product}Status': WIRE_STATUS_KEY,
  productContribution: WIRE_CONTRIBUTION_KEY,
  '{product}Contribution': WIRE_CONTRIBUTION_KEY,
};

/** Documented fields that the server works out itself, or that clients send without effect. */
const IGNORED = [
  'impactBusinessName',
  'businessName',
  'goodCauseName',
  'specialFieldLabel',
  'businessCategories',
  'businessSubCategories',
  // A lead is linked from both ends at once or not at all (A80), so never by the way.
  'businessLeadsInformation_id',
  'lead_createdDate',
  'lead_actionTaken',
  'statusChanged',
  'commentsChanged',
  'reply',
];

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: wireVersion.nullish(),
  revenueChanged: wireFlag.optional(),
  ...Object.fromEntries(IGNORED.map((key) => [key, z.unknown().optional()])),
  ...Object.fromEntries(Object.entries(FIELDS).map(([key, [, schema]]) => [key, schema.optional()])),
});

/** An enquiry as it came in, in the words of the product. */
export interface WireEnquiry {
  id: number | null;
  version: number | null;
  /** The supplier says that it has entered revenue (A49). */
  revenueChanged: boolean;
  /** Input for the use cases: fields left out are absent, '' counts as left out (A146). */
  fields: Record<string, unknown>;
}

/** The body of PUT and POST business/salesEnquiry. */
export const wireEnquiry = z.preprocess(withKnownKeys, bodySchema).transform((body): WireEnquiry => {
  const values = body as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const [key, [field]] of Object.entries(FIELDS))
    if (values[key] !== undefined) fields[field] = values[key];
  return {
    id: body.id ?? null,
    version: body.version ?? null,
    revenueChanged: body.revenueChanged ?? false,
    fields,
  };
});

function withKnownKeys(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const entries = Object.entries(body).filter(([, value]) => value !== '');
  return Object.fromEntries(entries.map(([key, value]) => [KEY_ALIASES[key] ?? key, value]));
}

const WIRE_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(FIELDS).map(([key, [field]]) => [field, key]),
);

/** Runs a use case; what it refuses is named as the wire knows it: fields, and the newer record of a 409. */
export async function withWireNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withFieldNames(WIRE_NAMES, work);
  } catch (error) {
    if (!(error instanceof AppError) || error.details.current == null) throw error;
    // The enquiry, as the conflict of updateSalesEnquiry carries it.
    const current = toWireEnquiry(error.details.current as SalesEnquiryRecord);
    throw new AppError(error.code, error.status, error.message, { ...error.details, current });
  }
}

const flag = (value: boolean) => (value ? 1 : 0);

/** An enquiry as the wire prints it; keys that are not for its viewer are absent (R188, R341). */
export function toWireEnquiry(enquiry: SalesEnquiryRecord): Record<string, unknown> {
  return {
    id: enquiry.id,
    version: enquiry.version,
    dateOfEnquiry: toWireInstant(enquiry.enquiredAt),
    impactBusiness_id: enquiry.impactBuyer?.id ?? null,
    impactBusinessName: enquiry.impactBuyer?.name ?? null,
    goodCause_id: enquiry.goodCause?.id ?? null,
    goodCauseName: enquiry.goodCause?.name ?? null,
    business_id: enquiry.supplier?.id ?? null,
    businessName: enquiry.supplier?.name ?? null,
    businessCategories: enquiry.supplierCategories,
    businessSubCategories: enquiry.supplierSubCategories,
    [WIRE_STATUS_KEY]: enquiry.progress,
    status: enquiry.emailState,
    enquiryOpened: toWireInstant(enquiry.openedAt),
    via: enquiry.via,
    revenue: enquiry.revenue,
    [WIRE_CONTRIBUTION_KEY]: enquiry.contribution,
    repeatSale: flag(enquiry.repeatSale),
    ...(enquiry.viewedAs !== 'GoodCause' && customerFields(enquiry)),
    ...(['Admin', 'Supplier'].includes(enquiry.viewedAs) && {
      supplierInputtedRevenue: enquiry.supplierRevenue,
      supplierNotes: enquiry.supplierNotes,
    }),
    ...(['Admin', 'ImpactBuyer'].includes(enquiry.viewedAs) && {
      ibStatus: enquiry.buyerFeedback,
      ibNotes: enquiry.buyerNotes,
    }),
    ...(enquiry.staff && staffFields(enquiry.staff)),
  };
}

const customerFields = (enquiry: SalesEnquiryRecord) => ({
  fullName: enquiry.fullName,
  email: enquiry.email,
  mobile: enquiry.mobile,
  address: enquiry.address,
  permission: flag(enquiry.joinEmailList),
  reference: enquiry.heardFrom,
  enquiryAbout: enquiry.enquiryAbout,
  message: enquiry.message,
  specialField: enquiry.specialField,
  specialFieldLabel: enquiry.specialFieldLabel,
});

const staffFields = (staff: NonNullable<SalesEnquiryRecord['staff']>) => ({
  adminNotes: staff.adminNotes,
  xeroInv: staff.xeroInvoice,
  paidToGC: flag(staff.paidToGoodCause),
  followUpAction: staff.followUpOn,
  chance: staff.chance,
  actionNeeded: flag(staff.actionNeeded),
  archived: flag(staff.archived),
  importSupplier: staff.importSupplier,
  refferedBy_business_id: staff.referredBySupplier?.id ?? null,
  personResponsible_user_id: staff.personResponsible?.id ?? null,
  businessLeadsInformation_id: staff.leadId,
  lead_createdDate: toWireInstant(staff.leadCreatedAt),
  lead_actionTaken: toWireInstant(staff.leadActionTakenAt),
});
