import type {
  SalesEnquiryColumn,
  SalesEnquiryFilter,
  SalesEnquiryListSort,
} from '../../../graphql/schema.generated';
import type { GridColumn } from '../../../grid/grid-column';
import { knownValues, listVariables, yesOrNo } from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { emailStateLabels, progressLabels, viaLabels } from '../../../ui/sales-labels';

export const enquiryFilterNames = [
  'progress',
  'via',
  'email',
  'year',
  'cause',
  'paid',
  'action',
  'archived',
] as const;
export const newestFirst = { id: 'ENQUIRED_AT', desc: true } as const;

/** A column of a list of enquiries. */
export type EnquiryColumn<Row> = GridColumn<Row, SalesEnquiryColumn>;

/** Query variables of a list of enquiries. */
export type EnquiriesRequest = { filter: SalesEnquiryFilter; sort: SalesEnquiryListSort };

/** Converts the list's address to the variables of its query, ignoring unknown values. */
export function enquiryVariables(url: GridUrl, columns: readonly EnquiryColumn<never>[]): EnquiriesRequest {
  const { filters } = url;
  const { filter, sort } = listVariables(url, columns, newestFirst);
  const year = Number(filters.year?.[0]);
  return {
    filter: {
      search: filter.search,
      progress: knownValues(filters.progress, progressLabels),
      via: knownValues(filters.via, viaLabels),
      emailState: knownValues(filters.email, emailStateLabels),
      year: year >= 2000 && year <= 2100 ? year : undefined,
      waitsForCause: yesOrNo(filters.cause, 'waits'),
      paidToGoodCause: yesOrNo(filters.paid),
      actionNeeded: yesOrNo(filters.action),
      archived: yesOrNo(filters.archived),
      withArchived: filters.archived?.[0] === 'too' || undefined,
      columns: filter.columns.length > 0 ? filter.columns : undefined,
    },
    sort,
  };
}
