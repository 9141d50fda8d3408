import { VisuallyHidden } from '@chakra-ui/react';
import { recordInCell } from '../../../editing/cell-text';
import type { RecordOption } from '../../../forms/record-box';
import { editableColumns } from '../../../grid/editable-columns';
import { GridTick } from '../../../grid/grid-tick';
import type { ChangeRow } from '../../../grid/use-row-change';
import { formatDay } from '../../../lib/dates';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { contributionOf, WAITS_FOR_CAUSE } from '../../../ui/sales-labels';
import { EmailStateIcon } from './email-state-icon';
import { enquiryFields } from './enquiry-fields';
import type { EnquiryColumn } from './enquiry-filter';
import type { EnquiryRowChange } from './enquiry-row-store';
import type { EnquiryRow } from './enquiry-rows';
import { ProgressSelect } from './progress-select';
import {
  amount,
  contributionColumn,
  dateColumn,
  idColumn,
  progressColumn,
  revenueColumn,
  viaColumn,
} from './shared-columns';

type Column = EnquiryColumn<EnquiryRow>;
type Change = ChangeRow<EnquiryRow, EnquiryRowChange>;

/** Returns a text followed by a second, quieter one: `Nīkau School · School`. */
const beside = (first: string | null, second: string | null) =>
  first && second ? (
    <>
      {first} <span className="second">· {second}</span>
    </>
  ) : (
    first
  );

const nameOf = (row: EnquiryRow) => row.fullName || row.email || 'No name';

const emailState: Column = {
  id: 'emailState',
  header: 'Email',
  exported: [{ column: 'EMAIL_STATE', header: 'Email' }],
  cell: (row) => <EmailStateIcon state={row.emailState} />,
  kind: 'icon',
  width: 48,
  onCard: 'corner',
};
const customer: Column = {
  id: 'customer',
  header: 'Customer',
  sort: 'FULL_NAME',
  exported: [
    { column: 'FULL_NAME', header: 'Customer' },
    { column: 'EMAIL', header: 'Email' },
    { column: 'MOBILE', header: 'Mobile' },
  ],
  cell: nameOf,
  width: 170,
  key: true,
  onCard: 'title',
};
const supplier: Column = {
  id: 'supplier',
  header: 'Supplier',
  sort: 'SUPPLIER',
  exported: [
    { column: 'SUPPLIER', header: 'Supplier' },
    { column: 'SUPPLIER_LIST_TITLE', header: 'Listing title' },
  ],
  cell: (row) => beside(row.supplierName, row.supplierListTitle),
  width: 210,
};
const buyer: Column = {
  id: 'buyer',
  header: 'Buyer',
  sort: 'IMPACT_BUYER',
  exported: [
    { column: 'IMPACT_BUYER', header: 'Buyer' },
    { column: 'BUYER_TYPE', header: 'Buyer type' },
  ],
  cell: (row) => beside(row.impactBuyerName, row.buyerType && buyerTypes[row.buyerType]),
  width: 200,
};
const goodCause: Column = {
  id: 'goodCause',
  header: 'Good Cause',
  sort: 'GOOD_CAUSE',
  cell: (row) => row.goodCauseName ?? <span className="second">{WAITS_FOR_CAUSE}</span>,
  width: 180,
};
const about: Column = {
  id: 'about',
  header: 'About',
  sort: 'ENQUIRY_ABOUT',
  cell: (row) => row.enquiryAbout,
  width: 180,
};
/** The contribution for staff: a sale that fell through shows what it would have given, struck out (A167). */
const contributionForStaff: Column = {
  ...contributionColumn,
  cell: (row) =>
    contributionOf(row) === row.contribution ? (
      amount(row.contribution)
    ) : (
      <s className="second" title="Estimated contributions from sales that fell through">
        <VisuallyHidden>Estimated contribution if the sale had gone ahead: </VisuallyHidden>
        {amount(row.contribution)}
      </s>
    ),
};
const followUp: Column = {
  id: 'followUp',
  header: 'Follow Up',
  sort: 'FOLLOW_UP_ON',
  cell: (row) => formatDay(row.followUpOn),
  kind: 'time',
  width: 110,
};

/** Returns a row in the shape of an enquiry record, with the staff-only fields under `staff`. */
const asRecord = (row: EnquiryRow) => {
  const { personResponsibleId: id, personResponsibleName: name } = row;
  return { ...row, staff: { ...row, personResponsible: id === null ? null : { id, name } } };
};
const editable = editableColumns<EnquiryRow>(asRecord)(enquiryFields);

/**
 * The column of the person responsible. A colleague who was just chosen is found by ID, before the server has answered.
 */
const responsible = (colleagues: readonly RecordOption[]): Column => {
  const inCell = recordInCell(colleagues, 'No one');
  const fields = { personResponsibleId: { ...enquiryFields.personResponsibleId, inCell } };
  return editableColumns<EnquiryRow>(asRecord)(fields)('personResponsibleId', {
    id: 'responsible',
    header: 'Responsible',
    sort: 'PERSON_RESPONSIBLE',
    cell: ({ personResponsibleId, personResponsibleName }) =>
      personResponsibleId === null
        ? null
        : (colleagues.find(({ id }) => id === personResponsibleId)?.name ?? personResponsibleName),
    width: 150,
  } as Column);
};

const progressChoice = (change: Change): Column => ({
  ...progressColumn,
  width: 168,
  cell: (row, { tabIndex }) => (
    <ProgressSelect
      value={row.progress}
      label={`Status of enquiry ${row.id}`}
      tabIndex={tabIndex}
      onChange={(progress) => void change(row, { progress })}
    />
  ),
});

const paid = (change: Change): Column => ({
  id: 'paid',
  header: 'Paid to good cause',
  sort: 'PAID_TO_GOOD_CAUSE',
  kind: 'flag',
  width: 152,
  cell: (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`Contribution paid to the good cause: enquiry ${row.id}`}
      tabIndex={tabIndex}
      checked={row.paidToGoodCause}
      onChange={(event) => change(row, { paidToGoodCause: event.target.checked })}
    />
  ),
});

/**
 * All columns, for staff: status and payment change with one click (R166, R189), the person responsible is chosen among
 * these colleagues, and other fields are typed in place.
 */
export const adminColumns = (change: Change, colleagues: readonly RecordOption[]): Column[] => [
  idColumn,
  dateColumn,
  emailState,
  editable('fullName', customer),
  supplier,
  progressChoice(change),
  buyer,
  goodCause,
  editable('enquiryAbout', about),
  editable('via', viaColumn as Column),
  editable('revenue', revenueColumn as Column),
  editable('contribution', contributionForStaff),
  paid(change),
  editable('followUpOn', followUp),
  responsible(colleagues),
];

/** Columns of a supplier's list of enquiries. */
export const supplierColumns: Column[] = [
  idColumn,
  dateColumn,
  emailState,
  customer,
  progressColumn,
  about,
  buyer,
  goodCause,
  viaColumn,
  revenueColumn,
  contributionColumn,
];

/** Columns of a buyer's list of enquiries: the supplier replaces the buyer. Users who are both see both. */
export const buyerColumns: Column[] = [
  idColumn,
  dateColumn,
  emailState,
  customer,
  supplier,
  progressColumn,
  about,
  goodCause,
  revenueColumn,
  contributionColumn,
];
export const supplierAndBuyerColumns: Column[] = supplierColumns.flatMap((column) =>
  column === customer ? [customer, supplier] : [column],
);
