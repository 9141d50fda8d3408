import { MONTHS } from '../../shared/months.js';
import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { FieldsOf } from '../platform/records/field.js';
import {
  choice,
  day,
  email,
  filledIn,
  flag,
  instant,
  line,
  link,
  list,
  orNull,
  phone,
  postCode,
  text,
  whole,
} from '../platform/records/field-kinds.js';
import { richText } from '../platform/records/rich-text.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { Supplier } from './supplier.entity.js';
import { contact, own, type SupplierViewer, staff } from './supplier.rights.js';
import { CALL_TRACKING_TITLES, CONTRIBUTION_TYPES } from './supplier.states.js';
import { promotionFields, publicFields } from './supplier-public.fields.js';

const personal = { personal: true } as const;
const weight = orNull(whole(0, 1_000_000));

/** Behind the guarded edge of a supplier: for its own user and staff. */
const contactFields = {
  ownerName: { ...line(200), ...own, ...personal, wire: 'ownerName' },
  ownerMobile: { ...phone, ...contact, ...personal, wire: 'ownerMobile' },
  ownerEmail: { ...email, ...contact, ...personal, wire: 'ownerEmail' },
  ownerContactPerson: { ...line(200), ...own, ...personal, wire: 'ownerContactPerson' },
  enquiryEmail: {
    ...filledIn(email, 'Email is required.'),
    ...contact,
    wire: 'email',
    meaning: 'Where enquiries go.',
  },
} as const;

/** How the supplier and Uplift work together. */
const membershipFields = {
  membershipListingDate: { ...orNull(day), ...own, wire: 'membershipListingDate' },
  membershipOption: { ...line(100), ...own, wire: 'membershipOption' },
  contributionType: {
    ...orNull(choice(CONTRIBUTION_TYPES, String)),
    ...own,
    wire: 'contribution',
    meaning: 'How its contribution is agreed.',
  },
  contributionDetails: { ...line(35), ...own, wire: 'contributionDetails', meaning: 'How much it is.' },
  signUpMonth: {
    ...orNull(choice(MONTHS, String)),
    ...own,
    wire: 'estDateSignUp',
    meaning: 'A month by its English name.',
  },
  callTrackingTitle: {
    ...orNull(choice(CALL_TRACKING_TITLES, String)),
    ...own,
    wire: 'callTrackingTitleOfPerson',
  },
  callTrackingForwardNumber: { ...phone, ...own, wire: 'callTrackingForwardNumber' },
  invoiceEmail: { ...email, ...own, wire: 'invoiceEmail' },
  introsEmail: { ...email, ...own, wire: 'introsEmail' },
  emailNotificationsDisabled: { ...flag, ...own, wire: 'emailNotificationsDisabled' },
  paperDirectoryEmailAlias: { ...line(254), ...own, wire: 'paperDirectoryEmailAlias' },
  paperDirectoryLastChanged: { ...orNull(instant), ...own, wire: 'paperDirectoryLastChanged' },
  searchServices: {
    ...list(500, 100),
    ...contact,
    wire: 'searchServices',
    meaning: 'Services that it is found by besides.',
  },
  searchWeight: {
    ...weight,
    ...own,
    wire: 'searchWeight',
    meaning: 'The higher, the further up in searches.',
  },
  commercialSearchWeight: { ...weight, ...own, wire: 'commercialSearchWeight' },
  consumerSearchWeight: { ...weight, ...own, wire: 'consumerSearchWeight' },
  storageId: { ...line(200), ...own, wire: 'firebase_id', meaning: 'The folder of its pictures.' },
  impactBuyerId: {
    ...orNull(link),
    ...own,
    wire: 'businessImpactBusinessInformation_id',
    meaning: 'The impact buyer that it is, too.',
  },
} as const;

const addressFields = {
  physicalAddress: { ...line(200), ...own, wire: 'physicalAddress' },
  physicalPostCode: { ...postCode, ...own, wire: 'physicalPostCode' },
  postalAddress: { ...line(200), ...own, wire: 'postalAddress' },
  postalSuburb: { ...line(100), ...own, wire: 'postalSuburb' },
  postalCity: { ...line(100), ...own, wire: 'postalCity' },
  postalPostCode: { ...postCode, ...own, wire: 'postalPostCode' },
  postalAsAbove: { ...flag, ...own, wire: 'postalAsAbove' },
} as const;

const staffFields = {
  adminNotes: { ...richText(20_000), ...staff, ...personal, wire: 'adminNotes' },
  specificBenefits: { ...text(2000), ...staff, wire: 'specificBenefits' },
  reasonForLeaving: { ...text(2000), ...staff, wire: 'reasonForLeaving' },
  leadSummary: { ...text(2000), ...staff, wire: 'leadSummary' },
} as const;

/** What the edge `account` of a supplier shows. */
export const accountFields = { ...contactFields, adminNotes: staffFields.adminNotes } as const;

type WrittenByServer = 'id' | 'searchedText' | 'version' | 'createdAt' | 'updatedAt' | 'listed';

/** Every field of a supplier. */
export const supplierFields = {
  ...publicFields,
  ...promotionFields,
  ...contactFields,
  ...membershipFields,
  ...addressFields,
  ...staffFields,
} satisfies FieldsOf<Omit<Supplier, WrittenByServer>, SupplierViewer>;

/** The supplier that is none: its services are the list that the others choose theirs from (R002, R064). */
export const SERVICES_LIST_ID = 32;

/** Suppliers as they are kept. */
export const supplierRecords: RecordKind<Supplier> = {
  entity: Supplier,
  subject: 'supplier',
  onPages: true,
  personalFields: personalFieldsOf(supplierFields),
};
