import type { ImpactBuyerColumn } from '../../../graphql/schema.generated';
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
import { buyerStatuses } from '../../../ui/buyer-status-labels';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { chancesOfLead, interestedStatuses } from '../../../ui/impact-buyer-labels';

export const buyerFilterNames = ['status', 'interest', 'type'] as const;
/** The choices of the list's own filters. */
export const buyerStatusChoices = storedChoices(buyerStatuses);
export const interestChoices = storedChoices(interestedStatuses);
export const buyerTypeChoices = storedChoices(buyerTypes);
export const byName = { id: 'NAME', desc: false } as const;

/** Columns that staff can filter impact buyers by. */
export const buyerFilterColumns: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Name', 'text'),
  filterColumn('CHOSEN_GOOD_CAUSE', 'Good cause', 'text'),
  filterColumn('CONTACT_NAME', 'Contact', 'text'),
  filterColumn('EMAIL', 'Email', 'text'),
  filterColumn('PHONE', 'Phone', 'text'),
  filterColumn('ADDRESS', 'Address', 'text'),
  filterColumn('WEBSITE', 'Website', 'text'),
  filterColumn('URL_KEYWORD', 'URL keyword', 'text'),
  filterColumn('CHANCE_OF_LEAD', 'Chance', 'choice', storedChoices(chancesOfLead)),
  filterColumn('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  filterColumn('REVENUE_TOTAL', 'Revenue', 'number'),
  filterColumn('CONTRIBUTION_TOTAL', '$UC', 'number'),
  filterColumn('LEADS_COUNT', 'Leads', 'number'),
  filterColumn('GOOD_CAUSE_LINK_ENABLED', 'Enabled for prospecting', 'flag'),
  filterColumn('IS_GOOD_CAUSE', 'Is a good cause', 'flag'),
  filterColumn('BUYER_SELECTED', 'Shown as a buyer on the home page', 'flag'),
  filterColumn('TRADIES_SELECTED', 'Shown as a tradie on the home page', 'flag'),
  filterColumn('SUPPLIER_SELECTED', 'Shown as a supplier on the home page', 'flag'),
  filterColumn('ACTION_NOTES', 'Action notes', 'text'),
  filterColumn('ADMIN_NOTES', 'Admin notes', 'text'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
];

/** Converts the list's address to the variables of its query. */
export const buyerVariables = (
  url: GridUrl,
  columns: readonly Pick<GridColumn<never, ImpactBuyerColumn>, 'sort'>[],
) =>
  listVariables(url, columns, byName, [
    ...askFor<ImpactBuyerColumn>('STATUS', choicesAmong(buyerStatusChoices, url.filters.status)),
    ...askFor<ImpactBuyerColumn>('INTERESTED_STATUS', choicesAmong(interestChoices, url.filters.interest)),
    ...askFor<ImpactBuyerColumn>('BUYER_TYPE', choicesAmong(buyerTypeChoices, url.filters.type)),
  ]);
