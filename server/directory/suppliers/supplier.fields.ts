import { MONTHS } from '../../../shared/months.js';
import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { FieldsOf } from '../../kits/records/field.js';
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
  wholeNumber,
} from '../../kits/records/field-kinds.js';
import { richText } from '../../kits/records/rich-text.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { Supplier } from './supplier.entity.js';
import { contact, own, type SupplierViewer, staff } from './supplier.rights.js';
import {
  CALL_TRACKING_TITLES,
  CallTrackingTitleEnum,
  CONTRIBUTION_TYPES,
  ContributionTypeEnum,
  MonthEnum,
} from './supplier.states.js';
import { promotionFields, publicFields } from './supplier-public.fields.js';

const personal = { personal: true } as const;
const weight = orNull(wholeNumber(0, 1_000_000));

/** The private contact fields, for staff and the supplier’s own user. */
const contactFields = {
  ownerName: { ...line(200), ...own, ...personal, wire: 'ownerName', meaning: 'The name of the owner.' },
  ownerMobile: {
    ...phone,
    ...contact,
    ...personal,
    wire: 'ownerMobile',
    meaning: 'The mobile number of the owner.',
  },
  ownerEmail: {
    ...email,
    ...contact,
    ...personal,
    wire: 'ownerEmail',
    meaning: 'The email address of the owner.',
  },
  ownerContactPerson: {
    ...line(200),
    ...own,
    ...personal,
    wire: 'ownerContactPerson',
    meaning: 'The name of the contact person.',
  },
  enquiryEmail: {
    ...filledIn(email, 'Email is required.'),
    ...contact,
    wire: 'email',
    meaning: 'The email address that enquiries are sent to.',
  },
} as const;

/** The agreement between the supplier and Uplift. */
const membershipFields = {
  membershipListingDate: {
    ...orNull(day),
    ...own,
    wire: 'membershipListingDate',
    meaning: 'The day of the membership listing.',
  },
  membershipOption: {
    ...line(100),
    ...own,
    wire: 'membershipOption',
    meaning: 'The membership option, as free text.',
  },
  contributionType: {
    ...orNull(choice(CONTRIBUTION_TYPES, ContributionTypeEnum)),
    ...own,
    wire: 'contribution',
    meaning:
      'The way in which the contribution is agreed, such as a percentage. Null if there is no agreement.',
  },
  contributionDetails: {
    ...line(35),
    ...own,
    wire: 'contributionDetails',
    meaning: 'The agreed amount of the contribution, such as “5%”.',
  },
  signUpMonth: {
    ...orNull(choice(MONTHS, MonthEnum)),
    ...own,
    wire: 'estDateSignUp',
    meaning: 'The month in which the supplier is likely to sign up.',
  },
  callTrackingTitle: {
    ...orNull(choice(CALL_TRACKING_TITLES, CallTrackingTitleEnum)),
    ...own,
    wire: 'callTrackingTitleOfPerson',
    meaning: 'The job of the person who receives tracked calls.',
  },
  callTrackingForwardNumber: {
    ...phone,
    ...own,
    wire: 'callTrackingForwardNumber',
    meaning: 'The phone number that tracked calls are forwarded to.',
  },
  invoiceEmail: { ...email, ...own, wire: 'invoiceEmail', meaning: 'The email address for invoices.' },
  introsEmail: { ...email, ...own, wire: 'introsEmail', meaning: 'The email address for introductions.' },
  emailNotificationsDisabled: {
    ...flag,
    ...own,
    wire: 'emailNotificationsDisabled',
    meaning: 'True if the supplier receives no notification emails.',
  },
  paperDirectoryEmailAlias: {
    ...line(254),
    ...own,
    wire: 'paperDirectoryEmailAlias',
    meaning: 'The email alias in the paper directory.',
  },
  paperDirectoryLastChanged: {
    ...orNull(instant),
    ...own,
    wire: 'paperDirectoryLastChanged',
    meaning: 'The time at which the alias in the paper directory last changed.',
  },
  searchServices: {
    ...list(500, 100),
    ...contact,
    wire: 'searchServices',
    meaning: 'Further services that a search finds the supplier by. They are not on the profile.',
  },
  searchWeight: {
    ...weight,
    ...own,
    wire: 'searchWeight',
    meaning: 'The weight in searches. Suppliers with a higher weight come first. Null counts as 0.',
  },
  commercialSearchWeight: {
    ...weight,
    ...own,
    wire: 'commercialSearchWeight',
    meaning: 'The weight in searches in commercial mode. Null for the value of searchWeight.',
  },
  consumerSearchWeight: {
    ...weight,
    ...own,
    wire: 'consumerSearchWeight',
    meaning: 'The weight in searches in consumer mode. Null for the value of searchWeight.',
  },
  storageId: {
    ...line(200),
    ...own,
    wire: 'firebase_id',
    meaning: 'The name of the folder with the supplier’s pictures.',
  },
  impactBuyerId: {
    ...orNull(link),
    ...own,
    wire: 'businessImpactBusinessInformation_id',
    meaning: 'The id of the impact buyer record of the same organisation. Null if it has none.',
  },
} as const;

const addressFields = {
  physicalAddress: { ...line(200), ...own, wire: 'physicalAddress', meaning: 'The street address.' },
  physicalPostCode: {
    ...postCode,
    ...own,
    wire: 'physicalPostCode',
    meaning: 'The postcode of the street address.',
  },
  postalAddress: { ...line(200), ...own, wire: 'postalAddress', meaning: 'The postal address.' },
  postalSuburb: { ...line(100), ...own, wire: 'postalSuburb', meaning: 'The suburb of the postal address.' },
  postalCity: {
    ...line(100),
    ...own,
    wire: 'postalCity',
    meaning: 'The city or town of the postal address.',
  },
  postalPostCode: {
    ...postCode,
    ...own,
    wire: 'postalPostCode',
    meaning: 'The postcode of the postal address.',
  },
  postalAsAbove: {
    ...flag,
    ...own,
    wire: 'postalAsAbove',
    meaning: 'True if the postal address is the same as the street address.',
  },
} as const;

const staffFields = {
  adminNotes: {
    ...richText(20_000),
    ...staff,
    ...personal,
    wire: 'adminNotes',
    meaning: 'Staff notes, as plain text or HTML with headings, lists, links, bold and italics.',
  },
  specificBenefits: {
    ...text(2000),
    ...staff,
    wire: 'specificBenefits',
    meaning: 'The benefits that the supplier offers to impact buyers.',
  },
  reasonForLeaving: {
    ...text(2000),
    ...staff,
    wire: 'reasonForLeaving',
    meaning: 'The reason why the supplier left.',
  },
  leadSummary: {
    ...text(2000),
    ...staff,
    wire: 'leadSummary',
    meaning: 'The summary that new leads of the supplier start with.',
  },
} as const;

/** The fields of `Supplier.account`. */
export const accountFields = { ...contactFields, adminNotes: staffFields.adminNotes } as const;

type ServerManaged = 'id' | 'searchedText' | 'version' | 'createdAt' | 'updatedAt' | 'listed';

/** All fields of a supplier. */
export const supplierFields = {
  ...publicFields,
  ...promotionFields,
  ...contactFields,
  ...membershipFields,
  ...addressFields,
  ...staffFields,
} satisfies FieldsOf<Omit<Supplier, ServerManaged>, SupplierViewer>;

/**
 * The id of the record whose services are the list that suppliers choose theirs from. It is not a real
 * supplier (R002, R064).
 */
export const SERVICES_LIST_ID = 32;

/** The record definition of suppliers. */
export const supplierRecords: RecordKind<Supplier> = {
  entity: Supplier,
  subject: 'supplier',
  onPages: true,
  referredAs: 'SUPPLIER',
  personalFields: personalFieldsOf(supplierFields),
};
