import { recordStatuses } from '../../../editing/record-statuses';
import type { GoodCauseColumn } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import {
  askFor,
  choicesAmong,
  filterColumn,
  listVariables,
  storedChoices,
} from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';

export const causeFilterNames = ['status'] as const;
/** The statuses that the list can be filtered by. */
export const causeStatusChoices = storedChoices(recordStatuses);
export const byName = { id: 'NAME', desc: false } as const;

/** Columns that staff can filter good causes by. */
export const causeFilterColumns: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Name', 'text'),
  filterColumn('DESCRIPTION', 'Description', 'text'),
  filterColumn('WEBSITE', 'Website', 'text'),
  filterColumn('SPECIAL', 'Helps a whole area', 'flag'),
  filterColumn('BUYER_COUNT', 'Impact buyers', 'number'),
  filterColumn('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  filterColumn('REVENUE_TOTAL', 'Revenue', 'number'),
  filterColumn('CONTRIBUTION_TOTAL', '$UC', 'number'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
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
    askFor<GoodCauseColumn>('STATUS', choicesAmong(causeStatusChoices, url.filters.status)),
  );
