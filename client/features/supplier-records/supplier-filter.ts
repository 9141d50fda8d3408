import { recordStatuses } from '../../editing/record-statuses';
import { choicesIn } from '../../forms/choices';
import type { SupplierColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import type { GridColumn } from '../../grid/grid-column';
import { asked, askFor, knownIn, listVariables, numbersIn } from '../../grid/list-variables';
import type { GridUrl } from '../../grid/use-grid-url';
import { callTrackingTitles, contributionTypes } from './supplier-labels';

export const supplierFilterNames = ['status', 'year', 'category', 'subCategory'] as const;
export const byTitle = { id: 'LIST_TITLE', desc: false } as const;

/** Columns that staff can filter suppliers by. */
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
  asked('CONTRIBUTION_TYPE', 'Contribution', 'choice', choicesIn(contributionTypes)),
  asked('CONTRIBUTION_DETAILS', 'Contribution details', 'text'),
  asked('IMPACT_BUYER', 'Impact buyer', 'text'),
  asked('CALL_TRACKING_TITLE', 'Tracked calls go to', 'choice', choicesIn(callTrackingTitles)),
  asked('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  asked('REVENUE_TOTAL', 'Revenue', 'number'),
  asked('CONTRIBUTION_TOTAL', '$UC', 'number'),
  asked('SEARCH_WEIGHT', 'Search weight', 'number'),
  asked('COMMERCIAL_SEARCH_WEIGHT', 'Commercial weight', 'number'),
  asked('CONSUMER_SEARCH_WEIGHT', 'Consumer weight', 'number'),
  asked('IS_GST_REGISTERED', 'GST registered', 'flag'),
  asked('LISTED', 'Listed', 'flag'),
  asked('PROMOTION_LIVE', 'Promotion live', 'flag'),
  asked('ADMIN_NOTES', 'Admin notes', 'text'),
  asked('ID', 'ID', 'number'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

/** Converts the list's address to the variables of its query. */
export const supplierVariables = (
  url: GridUrl,
  columns: readonly Pick<GridColumn<never, SupplierColumn>, 'sort'>[],
) =>
  listVariables(url, columns, byTitle, [
    ...askFor<SupplierColumn>('STATUS', knownIn(url.filters.status, recordStatuses)),
    ...askFor<SupplierColumn>('MEMBERSHIP_YEAR', numbersIn(url.filters.year).slice(0, 1), 'EQUALS'),
    ...askFor<SupplierColumn>('CATEGORIES', numbersIn(url.filters.category)),
    ...askFor<SupplierColumn>('SUB_CATEGORIES', numbersIn(url.filters.subCategory)),
  ]);
