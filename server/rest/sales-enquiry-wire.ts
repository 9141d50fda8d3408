import { z } from 'zod';
import { isVisibleTo } from '../kits/records/field.js';
import { fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { toWireInstant, wireFlag } from '../kits/records/wire-codecs.js';
import { recordId } from '../platform/input.js';
import { WIRE_CONTRIBUTION_KEY, WIRE_STATUS_KEY } from '../platform/product.js';
import {
  enquiryFields,
  partyFields,
  type SalesEnquiryChanges,
  staffFields,
} from '../sales/sales-enquiries/sales-enquiry.fields.js';
import type { SalesEnquiryRecord } from '../sales/sales-enquiries/sales-enquiry.read-model.js';
import { changedVersion } from './record-calls.js';
import { bodyNamed, ignoredField, recordBody } from './wire-values.js';

/** Labels of sources in tables, which are accepted for the stored values (A48). */
const VIA_ALIASES: Record<string, string> = {
  'Affiliate Enquiry': 'Affiliate',
  'Brokered Leads': 'Brokered Lead',
};

/** Other spellings of keys that contain the name of the product (A01). */
const KEY_ALIASES: Record<string, string> = {
  productStatus: WIRE_STATUS_KEY,
  '{product}Status': WIRE_STATUS_KEY,
  productContribution: WIRE_CONTRIBUTION_KEY,
  '{product}Contribution': WIRE_CONTRIBUTION_KEY,
};

/** Documented fields that the server computes, or that clients send without effect. */
const IGNORED = [
  'impactBusinessName',
  'businessName',
  'goodCauseName',
  'specialFieldLabel',
  'businessCategories',
  'businessSubCategories',
  // A lead is linked from both ends or not at all (A80), so never here.
  'businessLeadsInformation_id',
  'lead_createdDate',
  'lead_actionTaken',
  'statusChanged',
  'commentsChanged',
  'reply',
];

const bodySchema = z.strictObject({
  id: recordId.nullish().describe('The id of the enquiry. For a repeat sale, the id of the original.'),
  version: changedVersion,
  revenueChanged: wireFlag
    .optional()
    .describe('If 1, the supplier has entered revenue, even if the amount is the same.'),
  ...Object.fromEntries(IGNORED.map((key) => [key, ignoredField])),
  ...wireShape(enquiryFields),
  via: z.preprocess((value) => VIA_ALIASES[String(value)] ?? value, enquiryFields.via.schema.optional()),
});

/** A parsed enquiry body. */
export interface WireEnquiry {
  id: number | null;
  version: number | null;
  /** True if the supplier says that it has entered revenue (A49). */
  revenueChanged: boolean;
  /** The input for the use cases. Fields that were left out are absent. */
  fields: SalesEnquiryChanges;
}

const bodyOf = (schema: typeof bodySchema) =>
  recordBody(schema, enquiryFields, { aliases: KEY_ALIASES }).transform(
    (body): WireEnquiry => ({
      id: body.id ?? null,
      version: body.version ?? null,
      revenueChanged: body.revenueChanged ?? false,
      fields: fieldsOfWire(enquiryFields, body),
    }),
  );

/** The body of PUT business/salesEnquiry. */
export const enquiryChangesBody = bodyOf(bodyNamed('SalesEnquiryChanges', bodySchema, { required: ['id'] }));

/** The body of POST business/salesEnquiry and of business/salesEnquiry/duplicate. */
export const newEnquiryBody = bodyOf(bodyNamed('NewSalesEnquiry', bodySchema));

/** The REST names of the fields of an enquiry. */
export const ENQUIRY_WIRE_NAMES = wireNamesOf(enquiryFields);

/** Converts an enquiry to its REST form. Keys that the viewer may not see are absent (R188, R341). */
export function toWireEnquiry(enquiry: SalesEnquiryRecord) {
  const { viewedAs, staff } = enquiry;
  return Object.assign(
    { id: enquiry.id, version: enquiry.version },
    toWire(partyFields, enquiry, viewedAs),
    partiesOf(enquiry),
    isVisibleTo(partyFields.specialField, viewedAs) && { specialFieldLabel: enquiry.specialFieldLabel },
    staff && staffOnWire(staff),
  );
}

const partiesOf = (enquiry: SalesEnquiryRecord) => ({
  impactBusiness_id: enquiry.impactBuyer?.id ?? null,
  impactBusinessName: enquiry.impactBuyer?.name ?? null,
  goodCause_id: enquiry.goodCause?.id ?? null,
  goodCauseName: enquiry.goodCause?.name ?? null,
  business_id: enquiry.supplier?.id ?? null,
  businessName: enquiry.supplier?.name ?? null,
  businessCategories: enquiry.supplierCategories,
  businessSubCategories: enquiry.supplierSubCategories,
});

const staffOnWire = (staff: NonNullable<SalesEnquiryRecord['staff']>) =>
  Object.assign(toWire(staffFields, staff, 'Admin'), {
    archived: staff.archived ? (1 as const) : (0 as const),
    refferedBy_business_id: staff.referredBySupplier?.id ?? null,
    personResponsible_user_id: staff.personResponsible?.id ?? null,
    businessLeadsInformation_id: staff.leadId,
    lead_createdDate: toWireInstant(staff.leadCreatedAt),
    lead_actionTaken: toWireInstant(staff.leadActionTakenAt),
  });
