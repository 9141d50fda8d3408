import {
  choice,
  choiceOfOne,
  day,
  dollars,
  email,
  flag,
  localInstant,
  number,
  record,
  text,
} from '../../../editing/field-kinds';
import { type FieldTable, field, type NameIn, type ValuesOf } from '../../../editing/field-table';
import type { RecordOption } from '../../../forms/record-box';
import type { SalesEnquiryInput } from '../../../graphql/schema.generated';
import { toLocalInput } from '../../../lib/new-zealand-time';
import { emailStateLabels, feedbackLabels, progressLabels, viaLabels } from '../../../ui/sales-labels';
import type { Enquiry } from './enquiry-rows';

/** A supplier with the texts that choosing it fills in (R161). */
export type PickedSupplier = RecordOption & { categories: string | null; subCategories: string | null };

const supplierOf = ({ supplier, supplierCategories, supplierSubCategories }: Enquiry) =>
  supplier && {
    id: supplier.id,
    name: supplier.name,
    categories: supplierCategories,
    subCategories: supplierSubCategories,
  };

const now = () => toLocalInput(new Date());

/** All fields of an enquiry that staff can change. */
export const enquiryFields = {
  fullName: field('Full name', text(200), (enquiry) => enquiry.fullName),
  email: field('Email', email, (enquiry) => enquiry.email),
  mobile: field('Phone', text(50), (enquiry) => enquiry.mobile),
  address: field('Address', text(500), (enquiry) => enquiry.address),
  joinEmailList: field('Wants to receive our emails', flag, (enquiry) => enquiry.joinEmailList),
  heardFrom: field('How they heard about us', text(500), (enquiry) => enquiry.heardFrom),
  enquiredAt: field(
    'Date of enquiry',
    localInstant('Choose a date and time'),
    (enquiry) => enquiry.enquiredAt,
    now,
  ),
  via: field('Enquiry via', choice(viaLabels), (enquiry) => enquiry.via),
  supplierId: field('Supplier', record<PickedSupplier>(), supplierOf),
  impactBuyerId: field('Impact buyer', record(), (enquiry) => enquiry.impactBuyer),
  goodCauseId: field('Good cause', record(), (enquiry) => enquiry.goodCause),
  enquiryAbout: field('Enquiry about', text(500), (enquiry) => enquiry.enquiryAbout),
  message: field('Message', text(10_000), (enquiry) => enquiry.message),
  specialField: field('Extra enquiry field', text(500), (enquiry) => enquiry.specialField),
  progress: field('Status', choiceOfOne(progressLabels, 'ENQUIRY'), (enquiry) => enquiry.progress),
  buyerFeedback: field('Buyer feedback', choice(feedbackLabels), (enquiry) => enquiry.buyerFeedback),
  supplierNotes: field('Supplier notes', text(20_000), (enquiry) => enquiry.supplierNotes),
  buyerNotes: field('Buyer notes', text(20_000), (enquiry) => enquiry.buyerNotes),
  revenue: field('Revenue (excl GST)', dollars, (enquiry) => enquiry.revenue),
  supplierRevenue: field('Supplier’s revenue', dollars, (enquiry) => enquiry.supplierRevenue),
  contribution: field('Contribution', dollars, (enquiry) => enquiry.contribution),
  xeroInvoice: field('Xero invoice', text(100), ({ staff }) => staff?.xeroInvoice),
  paidToGoodCause: field('Paid to good cause', flag, ({ staff }) => staff?.paidToGoodCause),
  repeatSale: field('Repeat sale', flag, (enquiry) => enquiry.repeatSale),
  adminNotes: field('Admin notes', text(20_000), ({ staff }) => staff?.adminNotes),
  importSupplier: field('Imported supplier', text(200), ({ staff }) => staff?.importSupplier),
  personResponsibleId: field('Person responsible', record(), ({ staff }) => staff?.personResponsible),
  referredBySupplierId: field('Referred by supplier', record(), ({ staff }) => staff?.referredBySupplier),
  followUpOn: field('Follow-up date', day, ({ staff }) => staff?.followUpOn),
  chance: field('Chance', number, ({ staff }) => staff?.chance),
  emailState: field(
    'Email state',
    choiceOfOne(emailStateLabels, 'UNOPENED'),
    (enquiry) => enquiry.emailState,
  ),
  actionNeeded: field('Action needed', flag, ({ staff }) => staff?.actionNeeded),
} satisfies FieldTable<Enquiry, SalesEnquiryInput>;

export type EnquiryField = NameIn<typeof enquiryFields>;
export type EnquiryValues = ValuesOf<typeof enquiryFields>;
/** The enquiry form of staff. */
