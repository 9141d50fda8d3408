import { recordStatuses } from '../../editing/record-statuses';
import type { GoodCauseColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import type { GridColumn } from '../../grid/grid-column';
import { asked, askFor, knownIn, listVariables } from '../../grid/list-variables';
import type { GridUrl } from '../../grid/use-grid-url';

export const causeFilterNames = ['status'] as const;
export const byName = { id: 'NAME', desc: false } as const;

/** Columns that staff can filter good causes by. */
export const causeFilterColumns: readonly FilteredColumn[] = [
  asked('NAME', 'Name', 'text'),
  asked('DESCRIPTION', 'Description', 'text'),
  asked('WEBSITE', 'Website', 'text'),
  asked('SPECIAL', 'Supports an area', 'flag'),
  asked('BUYER_COUNT', 'Impact buyers', 'number'),
  asked('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  asked('REVENUE_TOTAL', 'Revenue', 'number'),
  asked('CONTRIBUTION_TOTAL', '$UC', 'number'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

/** Converts the list's address to the variables of its query. */
export const causeVariables = (
  url: GridUrl,
  columns: readonly Pick<GridColumn<never, GoodCauseColumn>, 'sort'>[],
) =>
  listVariables(
    url,
    columns,
    byName,
    askFor<GoodCauseColumn>('STATUS', knownIn(url.filters.status, recordStatuses)),
  );
