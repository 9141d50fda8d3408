import type { SupplierListFilter, SupplierListSort } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { type GridColumn, sortInput } from '../../grid/grid-column';
import type { GridUrl } from '../../grid/use-grid-url';
import { callTrackingTitles, choicesIn, contributionTypes, supplierStatuses } from './supplier-words';

export const supplierFilterNames = ['status', 'year', 'category', 'subCategory'] as const;
export const byTitle = { id: 'LIST_TITLE', desc: false } as const;

const asked = (column: FilteredColumn['column'], label: string, kind: FilteredColumn['kind']) => ({
  column,
  label,
  kind,
});

/** What staff can ask of single columns. */
export const supplierFilterColumns: readonly FilteredColumn[] = [
  asked('NAME', 'Name', 'text'),
  asked('LIST_TITLE', 'Listing title', 'text'),
  asked('OWNER_CONTACT_PERSON', 'Contact', 'text'),
  asked('ENQUIRY_EMAIL', 'Enquiries email', 'text'),
  asked('CALL_RAIL_PHONE', 'Phone', 'text'),
  asked('OWNER_MOBILE', 'Mobile', 'text'),
  asked('WEBSITE', 'Website', 'text'),
  asked('URL_KEYWORD', 'URL keyword', 'text'),
  asked('PHYSICAL_CITY', 'City', 'text'),
  asked('SERVICE_REGIONS', 'Regions', 'list'),
  asked('SERVICES', 'Services', 'list'),
  asked('SEARCH_SERVICES', 'Other keywords', 'list'),
  asked('MEMBERSHIP_LISTING_DATE', 'Member since', 'day'),
  asked('MEMBERSHIP_OPTION', 'Membership', 'text'),
  { ...asked('CONTRIBUTION_TYPE', 'Contribution', 'choice'), choices: choicesIn(contributionTypes) },
  {
    ...asked('CALL_TRACKING_TITLE', 'Tracked calls go to', 'choice'),
    choices: choicesIn(callTrackingTitles),
  },
  asked('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  asked('REVENUE_TOTAL', 'Revenue', 'number'),
  asked('CONTRIBUTION_TOTAL', '$UC', 'number'),
  asked('SEARCH_WEIGHT', 'Search weight', 'number'),
  asked('IS_GST_REGISTERED', 'GST registered', 'flag'),
  asked('LISTED', 'Listed', 'flag'),
  asked('PROMOTION_LIVE', 'Promotion live', 'flag'),
  asked('ADMIN_NOTES', 'Admin notes', 'text'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

type Condition = NonNullable<SupplierListFilter['columns']>[number];

/** Digits alone: an address may hold anything. */
const numbers = (values: readonly string[] | undefined) =>
  (values ?? []).filter((value) => /^\d{1,9}$/.test(value));

/** What the address asks for, as the server takes it. */
export function supplierVariables(
  { search, filters, conditions, sort }: GridUrl,
  columns: readonly Pick<GridColumn<never, SupplierListSort['column']>, 'sort'>[],
): { filter: SupplierListFilter; sort: SupplierListSort } {
  const asks = (
    column: Condition['column'],
    values: readonly string[],
    test: Condition['test'] = 'ONE_OF',
  ): Condition[] => (values.length > 0 ? [{ column, test, values: [...values] }] : []);
  const statuses = (filters.status ?? []).filter((status) => Object.hasOwn(supplierStatuses, status));
  const { field: column, direction } = sortInput(columns, sort, byTitle.id);
  return {
    filter: {
      search: search || undefined,
      columns: [
        ...asks('STATUS', statuses),
        ...asks('MEMBERSHIP_YEAR', numbers(filters.year).slice(0, 1), 'EQUALS'),
        ...asks('CATEGORIES', numbers(filters.category)),
        ...asks('SUB_CATEGORIES', numbers(filters.subCategory)),
        ...(conditions as readonly Condition[]),
      ],
    },
    sort: { column, direction },
  };
}
