import { formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { givenBy, viaLabels } from '../../ui/sales-words';
import type { EnquiryColumn } from './enquiry-filter';
import type { BenefittingEnquiries_RowFragment } from './enquiry-grid.generated';
import { ProgressTag } from './progress-select';

/** What everyone who sees a row of an enquiry sees of it: nothing that tells who the customer is (R341). */
export type PublicRow = Omit<BenefittingEnquiries_RowFragment, ' $fragmentName'>;
type Column = EnquiryColumn<PublicRow>;

/** Amounts that are not known yet stay empty: $0.00 would say that there was nothing. */
export const amount = (dollars: number | null) => (dollars === null ? '' : formatMoney(dollars));

export const idColumn: Column = {
  id: 'id',
  header: 'ID',
  sort: 'ID',
  cell: (row) => row.id,
  kind: 'number',
  // Six digits.
  width: 80,
  onCard: 'corner',
};
export const dateColumn: Column = {
  id: 'date',
  header: 'Date',
  sort: 'ENQUIRED_AT',
  cell: (row) => <GridDate value={row.enquiredAt} />,
  kind: 'time',
  // A date with its year and time: `17-Nov-2025 15:07`.
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
  cell: (row) => amount(givenBy(row)),
  kind: 'number',
  width: 104,
};
