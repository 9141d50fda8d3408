import { WIRE_CONTRIBUTION_KEY, WIRE_STATUS_KEY } from '../platform/product.js';
import { changesSchema, personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldRights, FieldsOf } from '../platform/records/field.js';
import {
  choice,
  day,
  dollars,
  flag,
  instant,
  line,
  link,
  orNull,
  phone,
  tens,
  text,
  uncheckedEmail,
} from '../platform/records/field-kinds.js';
import type { RecordKind } from '../platform/records/update-record.js';
import type { RowViewer } from './enquiry-viewers.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import {
  BUYER_FEEDBACK,
  BuyerFeedbackEnum,
  EMAIL_STATES,
  EmailStateEnum,
  ENQUIRY_PROGRESS,
  ENQUIRY_VIA,
  EnquiryProgressEnum,
  EnquiryViaEnum,
} from './sales-enquiry.states.js';

type Rights = FieldRights<RowViewer>;

/** What everybody sees who sees the enquiry at all, and staff alone change (R152). */
const open = {
  sees: ['Admin', 'Supplier', 'ImpactBuyer', 'GoodCause'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Of the customer: never for good causes (R341). */
const customer = { sees: ['Admin', 'Supplier', 'ImpactBuyer'], changes: ['Admin'] } as const satisfies Rights;
/** Of the supplier: it changes them as staff do (R155), buyers do not see them (R188). */
const supplier = { sees: ['Admin', 'Supplier'], changes: ['Admin', 'Supplier'] } as const satisfies Rights;
/** Of the buyer (R157, R188). */
const buyer = { sees: ['Admin', 'ImpactBuyer'], changes: ['Admin', 'ImpactBuyer'] } as const satisfies Rights;
const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
const personal = { personal: true } as const;

const changedBySupplier = { changes: ['Admin', 'Supplier'] } as const;

/** Whose enquiry it is. Read models show these records with their names. */
const partyLinks = {
  supplierId: { ...orNull(link), ...open, wire: 'business_id' },
  impactBuyerId: { ...orNull(link), ...open, wire: 'impactBusiness_id' },
  goodCauseId: { ...orNull(link), ...open, wire: 'goodCause_id' },
} as const;

/** What the parties of an enquiry see of it. */
export const partyFields = {
  enquiredAt: { ...instant, ...open, wire: 'dateOfEnquiry' },
  fullName: { ...line(200), ...customer, ...personal, wire: 'fullName' },
  // Addresses are checked only once they change, so that records from elsewhere can be saved again.
  email: { ...uncheckedEmail, ...customer, ...personal, wire: 'email' },
  mobile: { ...phone, ...customer, ...personal, wire: 'mobile' },
  address: { ...text(500), ...customer, ...personal, wire: 'address' },
  joinEmailList: { ...flag, ...customer, wire: 'permission' },
  heardFrom: { ...text(500), ...customer, wire: 'reference' },
  progress: {
    ...choice(ENQUIRY_PROGRESS, EnquiryProgressEnum),
    ...open,
    ...changedBySupplier,
    wire: WIRE_STATUS_KEY,
  },
  buyerFeedback: { ...orNull(choice(BUYER_FEEDBACK, BuyerFeedbackEnum)), ...buyer, wire: 'ibStatus' },
  emailState: { ...choice(EMAIL_STATES, EmailStateEnum), ...open, ...changedBySupplier, wire: 'status' },
  openedAt: { ...orNull(instant), ...open, graphql: null, wire: 'enquiryOpened' },
  via: { ...orNull(choice(ENQUIRY_VIA, EnquiryViaEnum)), ...open, wire: 'via' },
  enquiryAbout: { ...text(500), ...customer, ...personal, wire: 'enquiryAbout' },
  message: { ...text(10_000), ...customer, ...personal, wire: 'message' },
  revenue: { ...orNull(dollars()), ...open, wire: 'revenue' },
  supplierRevenue: { ...orNull(dollars()), ...supplier, wire: 'supplierInputtedRevenue' },
  contribution: { ...orNull(dollars()), ...open, wire: WIRE_CONTRIBUTION_KEY },
  repeatSale: { ...flag, ...open, wire: 'repeatSale' },
  specialField: { ...text(500), ...customer, ...changedBySupplier, ...personal, wire: 'specialField' },
  supplierNotes: { ...text(20_000), ...supplier, ...personal, wire: 'supplierNotes' },
  buyerNotes: { ...text(20_000), ...buyer, ...personal, wire: 'ibNotes' },
} as const;

const staffLinks = {
  referredBySupplierId: { ...orNull(link), ...staff, wire: 'refferedBy_business_id' },
  personResponsibleId: {
    ...orNull(link),
    ...staff,
    wire: 'personResponsible_user_id',
    meaning: 'A member of staff.',
  },
} as const;

/** What staff alone see. */
export const staffFields = {
  adminNotes: { ...text(20_000), ...staff, ...personal, wire: 'adminNotes' },
  xeroInvoice: { ...line(100), ...staff, wire: 'xeroInv' },
  paidToGoodCause: { ...flag, ...staff, wire: 'paidToGC' },
  followUpOn: { ...orNull(day), ...staff, wire: 'followUpAction', meaning: 'A day, YYYY-MM-DD.' },
  chance: {
    ...orNull(tens('Chance is 0 to 100 in steps of 10.')),
    ...staff,
    wire: 'chance',
    meaning: '0 to 100 in steps of 10.',
  },
  actionNeeded: { ...flag, ...staff, wire: 'actionNeeded' },
  importSupplier: {
    ...text(200),
    ...staff,
    wire: 'importSupplier',
    meaning: 'Of imported enquiries: what the supplier is called in the list they came from. Admin only.',
  },
} as const;

/** Kept as the instant at which it happened (A62). */
const archived = { ...flag, ...staff, wire: 'archived' } as const;

type WrittenByServer =
  | 'id'
  | 'salesYear'
  | 'buyerType'
  | 'categoryId'
  | 'searchedText'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

/** Columns of an enquiry as they are written. */
export type EnquiryColumns = Partial<Omit<SalesEnquiry, WrittenByServer>>;

/** Every field of an enquiry that can be set; a lead is linked from both ends at once or not at all (A80). */
export const enquiryFields = {
  ...partyLinks,
  ...partyFields,
  ...staffLinks,
  ...staffFields,
  archived,
} satisfies FieldsOf<
  Omit<SalesEnquiry, WrittenByServer | 'archivedAt' | 'leadId'> & { archived: boolean },
  RowViewer
>;

/** Changes to an enquiry, checked. */
export type SalesEnquiryChanges = ChangesTo<typeof enquiryFields>;

/** What may be sent of an enquiry, whoever sends it. */
export const salesEnquirySchema = changesSchema(enquiryFields);

/** What mails and activities about an enquiry name as their subject. */
export const ENQUIRY_SUBJECT = 'sales-enquiry';

export const enquiryRecords: RecordKind<SalesEnquiry> = {
  entity: SalesEnquiry,
  subject: ENQUIRY_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(enquiryFields),
};

/** The columns that changes stand for. */
export function columnsOf({ archived: isArchived, ...changes }: SalesEnquiryChanges): EnquiryColumns {
  const columns: EnquiryColumns = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (isArchived !== undefined) columns.archivedAt = isArchived ? new Date() : null;
  return columns;
}
