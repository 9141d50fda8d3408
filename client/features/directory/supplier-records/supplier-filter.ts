import { recordStatuses } from '../../../editing/record-statuses';
import type { SupplierColumn } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import {
  askFor,
  choicesAmong,
  filterColumn,
  listVariables,
  numbersIn,
  storedChoices,
} from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { contributionTypes } from '../../../ui/contribution-types';
import { callTrackingTitles } from './supplier-labels';

export const supplierFilterNames = ['status', 'year', 'category', 'subCategory'] as const;
/** The statuses that the list can be filtered by. */
export const supplierStatusChoices = storedChoices(recordStatuses);
export const byTitle = { id: 'LIST_TITLE', desc: false } as const;

/** Columns that staff can filter suppliers by. */
export const supplierFilterColumns: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Name', 'text'),
  filterColumn('LIST_TITLE', 'Listing title', 'text'),
  filterColumn('OWNER_CONTACT_PERSON', 'Contact', 'text'),
  filterColumn('ENQUIRY_EMAIL', 'Enquiries email', 'text'),
  filterColumn('CALL_RAIL_PHONE', 'Phone', 'text'),
  filterColumn('OWNER_MOBILE', 'Mobile', 'text'),
  filterColumn('WEBSITE', 'Website', 'text'),
  filterColumn('URL_KEYWORD', 'URL keyword', 'text'),
  filterColumn('PHYSICAL_CITY', 'City', 'text'),
  filterColumn('SERVICE_REGIONS', 'Regions', 'list'),
  filterColumn('SERVICES', 'Services', 'list'),
  filterColumn('SEARCH_SERVICES', 'Other keywords', 'list'),
  filterColumn('MEMBERSHIP_LISTING_DATE', 'Member since', 'day'),
  filterColumn('MEMBERSHIP_OPTION', 'Membership', 'text'),
  filterColumn('CONTRIBUTION_TYPE', 'Contribution', 'choice', storedChoices(contributionTypes)),
  filterColumn('CONTRIBUTION_DETAILS', 'Contribution details', 'text'),
  filterColumn('IMPACT_BUYER', 'Impact buyer', 'text'),
  filterColumn(
    'CALL_TRACKING_TITLE',
    'Who answers calls to the tracked phone number',
    'choice',
    storedChoices(callTrackingTitles),
  ),
  filterColumn('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  filterColumn('REVENUE_TOTAL', 'Revenue', 'number'),
  filterColumn('CONTRIBUTION_TOTAL', '$UC', 'number'),
  filterColumn('SEARCH_WEIGHT', 'Search weight', 'number'),
  filterColumn('COMMERCIAL_SEARCH_WEIGHT', 'Search ranking for businesses', 'number'),
  filterColumn('CONSUMER_SEARCH_WEIGHT', 'Search ranking for consumers', 'number'),
  filterColumn('IS_GST_REGISTERED', 'GST registered', 'flag'),
  filterColumn('LISTED', 'Listed', 'flag'),
  filterColumn('PROMOTION_LIVE', 'Promotion is live', 'flag'),
  filterColumn('ADMIN_NOTES', 'Admin notes', 'text'),
  filterColumn('ID', 'ID', 'number'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
];

/** Converts the list's address to the variables of its query. */
export const supplierVariables = (
  url: GridUrl,
  columns: readonly Pick<GridColumn<never, SupplierColumn>, 'sort'>[],
) =>
  listVariables(url, columns, byTitle, [
    ...askFor<SupplierColumn>('STATUS', choicesAmong(supplierStatusChoices, url.filters.status)),
    ...askFor<SupplierColumn>('MEMBERSHIP_YEAR', numbersIn(url.filters.year).slice(0, 1), 'EQUALS'),
    ...askFor<SupplierColumn>('CATEGORIES', numbersIn(url.filters.category)),
    ...askFor<SupplierColumn>('SUB_CATEGORIES', numbersIn(url.filters.subCategory)),
  ]);
