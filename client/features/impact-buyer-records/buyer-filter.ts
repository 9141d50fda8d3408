import { interestedStatuses } from '../../editing/interested-statuses';
import { choicesIn } from '../../forms/choices';
import type { ImpactBuyerColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import type { GridColumn } from '../../grid/grid-column';
import { asked, askFor, knownIn, listVariables } from '../../grid/list-variables';
import type { GridUrl } from '../../grid/use-grid-url';
import { buyerStatuses, buyerTypes, chancesOfLead } from './buyer-labels';

export const buyerFilterNames = ['status', 'interest', 'type'] as const;
export const byName = { id: 'NAME', desc: false } as const;

/** Columns that staff can filter impact buyers by. */
export const buyerFilterColumns: readonly FilteredColumn[] = [
  asked('NAME', 'Name', 'text'),
  asked('CHOSEN_GOOD_CAUSE', 'Good cause', 'text'),
  asked('CONTACT_NAME', 'Contact', 'text'),
  asked('EMAIL', 'Email', 'text'),
  asked('PHONE', 'Phone', 'text'),
  asked('ADDRESS', 'Address', 'text'),
  asked('WEBSITE', 'Website', 'text'),
  asked('URL_KEYWORD', 'URL keyword', 'text'),
  asked('CHANCE_OF_LEAD', 'Chance', 'choice', choicesIn(chancesOfLead)),
  asked('ENQUIRY_TOTAL', 'Enquiries', 'number'),
  asked('REVENUE_TOTAL', 'Revenue', 'number'),
  asked('CONTRIBUTION_TOTAL', '$UC', 'number'),
  asked('LEADS_COUNT', 'Leads', 'number'),
  asked('GOOD_CAUSE_LINK_ENABLED', 'Enabled for prospecting', 'flag'),
  asked('IS_GOOD_CAUSE', 'Is a good cause', 'flag'),
  asked('BUYER_SELECTED', 'Home page: buyer', 'flag'),
  asked('TRADIES_SELECTED', 'Home page: tradie', 'flag'),
  asked('SUPPLIER_SELECTED', 'Home page: supplier', 'flag'),
  asked('ACTION_NOTES', 'Action notes', 'text'),
  asked('ADMIN_NOTES', 'Admin notes', 'text'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

/** Converts the list's address to the variables of its query. */
export const buyerVariables = (
  url: GridUrl,
  columns: readonly Pick<GridColumn<never, ImpactBuyerColumn>, 'sort'>[],
) =>
  listVariables(url, columns, byName, [
    ...askFor<ImpactBuyerColumn>('STATUS', knownIn(url.filters.status, buyerStatuses)),
    ...askFor<ImpactBuyerColumn>('INTERESTED_STATUS', knownIn(url.filters.interest, interestedStatuses)),
    ...askFor<ImpactBuyerColumn>('BUYER_TYPE', knownIn(url.filters.type, buyerTypes)),
  ]);
