import { changesSchema, personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../../kits/records/field.js';
import {
  choice,
  day,
  dollars,
  flag,
  instant,
  line,
  orNull,
  phone,
  tens,
  text,
  uncheckedEmail,
} from '../../kits/records/field-kinds.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { WIRE_CONTRIBUTION_KEY, WIRE_STATUS_KEY } from '../../platform/product.js';
import type { RowViewer } from './enquiry-viewers.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import { buyer, customer, open, staff, supplier } from './sales-enquiry.rights.js';
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
import { partyLinks, staffLinks } from './sales-enquiry-links.fields.js';

const personal = { personal: true } as const;

const changedBySupplier = { changes: ['Admin', 'Supplier'] } as const;

/** The fields that the parties of an enquiry see. */
export const partyFields = {
  enquiredAt: { ...instant, ...open, wire: 'dateOfEnquiry', meaning: 'The time of the enquiry.' },
  fullName: {
    ...line(200),
    ...customer,
    ...personal,
    wire: 'fullName',
    meaning: 'The full name of the customer.',
  },
  // An address is checked only when it changes, so that imported records can be saved again.
  email: {
    ...uncheckedEmail,
    ...customer,
    ...personal,
    wire: 'email',
    meaning: 'The email address of the customer.',
  },
  mobile: {
    ...phone,
    ...customer,
    ...personal,
    wire: 'mobile',
    meaning: 'The mobile number of the customer.',
  },
  address: {
    ...text(500),
    ...customer,
    ...personal,
    wire: 'address',
    meaning: 'The address of the customer.',
  },
  joinEmailList: {
    ...flag,
    ...customer,
    wire: 'permission',
    meaning: 'True if the customer wants to join the email list.',
  },
  heardFrom: {
    ...text(500),
    ...customer,
    wire: 'reference',
    meaning: 'The answer of the customer to the question of how they heard of Uplift.',
  },
  progress: {
    ...choice(ENQUIRY_PROGRESS, EnquiryProgressEnum),
    ...open,
    ...changedBySupplier,
    wire: WIRE_STATUS_KEY,
    meaning: 'The progress of the sale.',
  },
  buyerFeedback: {
    ...orNull(choice(BUYER_FEEDBACK, BuyerFeedbackEnum)),
    ...buyer,
    wire: 'ibStatus',
    meaning: 'The progress of the sale according to the buyer. Null if the buyer has not said.',
  },
  emailState: {
    ...choice(EMAIL_STATES, EmailStateEnum),
    ...open,
    ...changedBySupplier,
    wire: 'status',
    meaning: 'The state of the email to the supplier and of the reply to the customer.',
  },
  openedAt: {
    ...orNull(instant),
    ...open,
    graphql: null,
    wire: 'enquiryOpened',
    meaning: 'The time at which the supplier first opened the enquiry. Null if it has not.',
  },
  via: {
    ...orNull(choice(ENQUIRY_VIA, EnquiryViaEnum)),
    ...open,
    wire: 'via',
    meaning: 'The source of the enquiry. Null if it is not known.',
  },
  enquiryAbout: {
    ...text(500),
    ...customer,
    ...personal,
    wire: 'enquiryAbout',
    meaning: 'The subject of the enquiry.',
  },
  message: {
    ...text(10_000),
    ...customer,
    ...personal,
    wire: 'message',
    meaning: 'The message of the customer.',
  },
  revenue: {
    ...orNull(dollars()),
    ...open,
    wire: 'revenue',
    meaning: 'The revenue of the sale in New Zealand dollars excluding GST. Null until it is known.',
  },
  supplierRevenue: {
    ...orNull(dollars()),
    ...supplier,
    wire: 'supplierInputtedRevenue',
    meaning:
      'The revenue that the supplier entered, in New Zealand dollars excluding GST. Null if it entered none.',
  },
  contribution: {
    ...orNull(dollars()),
    ...open,
    wire: WIRE_CONTRIBUTION_KEY,
    meaning: 'The contribution to the good cause in New Zealand dollars. Null until it is known.',
  },
  repeatSale: {
    ...flag,
    ...open,
    wire: 'repeatSale',
    meaning: 'True if the sale is a repeat of an earlier one.',
  },
  specialField: {
    ...text(500),
    ...customer,
    ...changedBySupplier,
    ...personal,
    wire: 'specialField',
    meaning: 'The value of the supplier’s special field. The supplier chooses its label.',
  },
  supplierNotes: {
    ...text(20_000),
    ...supplier,
    ...personal,
    wire: 'supplierNotes',
    meaning: 'The notes of the supplier.',
  },
  buyerNotes: {
    ...text(20_000),
    ...buyer,
    ...personal,
    wire: 'ibNotes',
    meaning: 'The notes of the impact buyer.',
  },
} as const;

/** The fields that only staff see. */
export const staffFields = {
  adminNotes: {
    ...text(20_000),
    ...staff,
    ...personal,
    wire: 'adminNotes',
    meaning: 'Internal notes by staff.',
  },
  xeroInvoice: {
    ...line(100),
    ...staff,
    wire: 'xeroInv',
    meaning: 'The number of the invoice in Xero. Null if there is no invoice.',
  },
  paidToGoodCause: {
    ...flag,
    ...staff,
    wire: 'paidToGC',
    meaning: 'True if the contribution has been paid to the good cause.',
  },
  followUpOn: {
    ...orNull(day),
    ...staff,
    wire: 'followUpAction',
    meaning: 'The date of the next follow-up. Null if none is planned.',
  },
  chance: {
    ...orNull(tens('Chance is 0 to 100 in steps of 10.')),
    ...staff,
    wire: 'chance',
    meaning: 'The chance of a sale in percent, from 0 to 100 in steps of 10. Null if it is not estimated.',
  },
  actionNeeded: { ...flag, ...staff, wire: 'actionNeeded', meaning: 'True if staff need to act.' },
  importSupplier: {
    ...text(200),
    ...staff,
    wire: 'importSupplier',
    meaning:
      'The name of the supplier in the list that the enquiry was imported from. Null if the enquiry was not imported.',
  },
} as const;

/** Stored as the time at which the enquiry was archived (A62). */
const archived = { ...flag, ...staff, wire: 'archived' } as const;

type ServerManaged =
  | 'id'
  | 'salesYear'
  | 'buyerType'
  | 'categoryId'
  | 'searchedText'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

/** The columns of an enquiry that the product writes. */
export type EnquiryColumns = Partial<Omit<SalesEnquiry, ServerManaged>>;

/**
 * All fields of an enquiry that can be set. The link to a lead is missing: a lead is linked from both ends at
 * once or not at all (A80).
 */
export const enquiryFields = {
  ...partyLinks,
  ...partyFields,
  ...staffLinks,
  ...staffFields,
  archived,
} satisfies FieldsOf<
  Omit<SalesEnquiry, ServerManaged | 'archivedAt' | 'leadId'> & { archived: boolean },
  RowViewer
>;

/** Validated changes to an enquiry. */
export type SalesEnquiryChanges = ChangesTo<typeof enquiryFields>;

/** The schema of changes to an enquiry, regardless of the caller. */
export const salesEnquirySchema = changesSchema(enquiryFields);

/** The subject type of mails and activities about an enquiry. */
export const ENQUIRY_SUBJECT = 'sales-enquiry';

export const enquiryRecords: RecordKind<SalesEnquiry> = {
  entity: SalesEnquiry,
  subject: ENQUIRY_SUBJECT,
  onPages: false,
  referredAs: 'SALES_ENQUIRY',
  personalFields: personalFieldsOf(enquiryFields),
};

/** Returns the columns for a set of changes. */
export function columnsOf({ archived: isArchived, ...changes }: SalesEnquiryChanges): EnquiryColumns {
  const columns: EnquiryColumns = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (isArchived !== undefined) columns.archivedAt = isArchived ? new Date() : null;
  return columns;
}
