import { formatMoney } from '../../../lib/format';
import { GridDate } from '../../../ui/date-time';
import { contributionOf, viaLabels } from '../../../ui/sales-labels';
import type { EnquiryColumn } from './enquiry-filter';
import type { BenefittingEnquiries_RowFragment } from './enquiry-grid.generated';
import { ProgressTag } from './progress-select';

/** The fields of a row that every viewer may see; they do not identify the customer (R341). */
export type PublicRow = Omit<BenefittingEnquiries_RowFragment, ' $fragmentName'>;
type Column = EnquiryColumn<PublicRow>;

/** Formats an amount; unknown amounts stay empty, since $0.00 would mean that there was nothing. */
export const amount = (dollars: number | null) => (dollars === null ? '' : formatMoney(dollars));

export const idColumn: Column = {
  id: 'id',
  header: 'ID',
  sort: 'ID',
  cell: (row) => row.id,
  kind: 'number',
  // Wide enough for six digits.
  width: 80,
  onCard: 'corner',
};
export const dateColumn: Column = {
  id: 'date',
  header: 'Date',
  sort: 'ENQUIRED_AT',
  cell: (row) => <GridDate value={row.enquiredAt} />,
  kind: 'time',
  // Wide enough for a date with year and time: `17-Nov-2025 15:07`.
  width: 164,
};
export const progressColumn: Column = {
  id: 'progress',
  header: 'Status',
  sort: 'PROGRESS',
  cell: (row) => <ProgressTag value={row.progress} />,
  width: 132,
};
export const viaColumn: Column = {
  id: 'via',
  header: 'Via',
  sort: 'VIA',
  cell: (row) => row.via && viaLabels[row.via],
  width: 140,
};
export const revenueColumn: Column = {
  id: 'revenue',
  header: 'Revenue',
  sort: 'REVENUE',
  cell: (row) => amount(row.revenue),
  kind: 'number',
  width: 116,
};
export const contributionColumn: Column = {
  id: 'contribution',
  header: '$UC',
  sort: 'CONTRIBUTION',
  cell: (row) => amount(contributionOf(row)),
  kind: 'number',
  width: 104,
};
