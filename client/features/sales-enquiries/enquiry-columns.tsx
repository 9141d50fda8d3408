import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { GridColumn } from '../../grid/grid-column';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { givenBy, viaLabels, WAITS_FOR_CAUSE } from '../../ui/sales-words';
import { EmailStateIcon } from './email-state-icon';
import type { EnquiryRow } from './enquiry-rows';
import { ProgressSelect, ProgressTag } from './progress-select';
import type { useRowChange } from './use-row-change';

type Column = GridColumn<EnquiryRow>;

/** Amounts that are not known yet stay empty: $0.00 would say that there was nothing. */
const amount = (dollars: number | null) => (dollars === null ? '' : formatMoney(dollars));

/** A second thing about the first, quieter: `Nīkau School · School`. */
const beside = (first: string | null, second: string | null) =>
  first && second ? (
    <>
      {first} <span className="second">· {second}</span>
    </>
  ) : (
    first
  );

const Tick = chakra('input', {
  base: {
    boxSize: '4.5',
    accentColor: 'var(--up-colors-brand-solid)',
    cursor: 'pointer',
    display: 'block',
    focusVisibleRing: 'outside',
  },
});

const nameOf = (row: EnquiryRow) => row.fullName || row.email || 'No name';

const id: Column = {
  id: 'id',
  header: 'ID',
  cell: (row) => row.id,
  kind: 'number',
  width: 72,
  onCard: 'corner',
};
const date: Column = {
  id: 'ENQUIRED_AT',
  header: 'Date',
  cell: (row) => <GridDate value={row.enquiredAt} />,
  width: 150,
  sortable: true,
};
const emailState: Column = {
  id: 'emailState',
  header: 'E-mail',
  cell: (row) => <EmailStateIcon state={row.emailState} />,
  kind: 'icon',
  width: 48,
  onCard: 'corner',
};
const customer: Column = {
  id: 'customer',
  header: 'Customer',
  cell: nameOf,
  width: 170,
  key: true,
  onCard: 'title',
};
const supplier: Column = {
  id: 'supplier',
  header: 'Supplier',
  cell: (row) => beside(row.supplierName, row.supplierListTitle),
  width: 210,
};
const buyer: Column = {
  id: 'buyer',
  header: 'Buyer',
  cell: (row) => beside(row.impactBuyerName, row.buyerType),
  width: 200,
};
const goodCause: Column = {
  id: 'goodCause',
  header: 'Good Cause',
  cell: (row) => row.goodCauseName ?? <span className="second">{WAITS_FOR_CAUSE}</span>,
  width: 180,
};
const about: Column = { id: 'about', header: 'About', cell: (row) => row.enquiryAbout, width: 180 };
const via: Column = { id: 'via', header: 'Via', cell: (row) => row.via && viaLabels[row.via], width: 140 };
const revenue: Column = {
  id: 'REVENUE',
  header: 'Revenue',
  cell: (row) => amount(row.revenue),
  kind: 'number',
  width: 116,
  sortable: true,
};
const contribution: Column = {
  id: 'CONTRIBUTION',
  header: '$UC',
  cell: (row) => amount(givenBy(row)),
  kind: 'number',
  width: 104,
  sortable: true,
};
/** Staff see what would have been given by a sale that fell through, struck out (A167). */
const contributionForStaff: Column = {
  ...contribution,
  cell: (row) =>
    givenBy(row) === row.contribution ? (
      amount(row.contribution)
    ) : (
      <s className="second" title="Fell through: this is what it would have been">
        <VisuallyHidden>Would have been </VisuallyHidden>
        {amount(row.contribution)}
      </s>
    ),
};
const progressTag: Column = {
  id: 'progress',
  header: 'Status',
  cell: (row) => <ProgressTag value={row.progress} />,
  width: 132,
};
const followUp: Column = {
  id: 'followUp',
  header: 'Follow Up',
  cell: (row) => formatDay(row.followUpOn),
  width: 110,
};
const responsible: Column = {
  id: 'responsible',
  header: 'Responsible',
  cell: (row) => row.personResponsibleName,
  width: 150,
};

const progressChoice = (change: ReturnType<typeof useRowChange>): Column => ({
  ...progressTag,
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

const paid = (change: ReturnType<typeof useRowChange>): Column => ({
  id: 'paid',
  header: 'Paid to GC',
  kind: 'text',
  width: 92,
  cell: (row, { tabIndex }) => (
    <Tick
      type="checkbox"
      aria-label={`Enquiry ${row.id} paid to good cause`}
      tabIndex={tabIndex}
      checked={row.paidToGoodCause}
      onChange={(event) => void change(row, { paidToGoodCause: event.target.checked })}
    />
  ),
});

/** Everything, with status and payment to be changed in place (R166, R189). */
export const adminColumns = (change: ReturnType<typeof useRowChange>): Column[] => [
  id,
  date,
  emailState,
  customer,
  supplier,
  progressChoice(change),
  buyer,
  goodCause,
  about,
  via,
  revenue,
  contributionForStaff,
  paid(change),
  followUp,
  responsible,
];

/** What suppliers see of their enquiries. */
export const supplierColumns: Column[] = [
  id,
  date,
  emailState,
  customer,
  progressTag,
  about,
  buyer,
  goodCause,
  via,
  revenue,
  contribution,
];

/** What buyers see: the supplier in place of themselves. Those who are both see both. */
export const buyerColumns: Column[] = [
  id,
  date,
  emailState,
  customer,
  supplier,
  progressTag,
  about,
  goodCause,
  revenue,
  contribution,
];
export const supplierAndBuyerColumns: Column[] = supplierColumns.flatMap((column) =>
  column === customer ? [customer, supplier] : [column],
);
