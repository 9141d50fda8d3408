import type { LeadColumn } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import {
  askFor,
  choicesAmong,
  filterColumn,
  listVariables,
  numbersIn,
  storedChoices,
} from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { leadColumns } from './lead-columns';
import { leadStatuses, leadTypes } from './lead-labels';

export const leadFilterNames = ['status', 'person', 'archived'] as const;
export const latestFirst = { id: 'CREATED_AT', desc: true } as const;

/** Choices of the status filter, with the values that the server stores; includes Slim Chance (R193). */
export const statusChoices = storedChoices(leadStatuses);

/** Choices of the archived filter; without a choice, archived leads are left out (A62). */
export const archivedChoices = [
  { value: 'only', label: 'Archived only' },
  { value: 'too', label: 'Include archived records' },
];

/** Columns that staff can filter leads by. */
export const leadFilterColumns: readonly FilteredColumn[] = [
  filterColumn('IMPACT_BUYER', 'Impact buyer', 'text'),
  filterColumn('SUPPLIER', 'Supplier', 'text'),
  filterColumn('FROM_NAME', 'Lead from', 'text'),
  filterColumn('FROM_EMAIL', 'Email', 'text'),
  filterColumn('FROM_PHONE', 'Phone', 'text'),
  filterColumn('BUYER_TYPE', 'Buyer type', 'text'),
  filterColumn('LIST_TITLE', 'List title', 'text'),
  filterColumn('CHANCE', 'Chance', 'number'),
  filterColumn('WEIGHT', 'Weight', 'number'),
  filterColumn('LEAD_TYPE', 'Lead type', 'choice', storedChoices(leadTypes)),
  filterColumn('FUTURE_ACTION_ON', 'Follow up', 'day'),
  filterColumn('PERSON_RESPONSIBLE', 'Person responsible', 'text'),
  filterColumn('ESTIMATED_REVENUE', 'Est. revenue', 'number'),
  filterColumn('ESTIMATED_CONTRIBUTION', 'Est. $UC', 'number'),
  filterColumn('ACTUAL_REVENUE', 'Actual revenue', 'number'),
  filterColumn('ACTUAL_CONTRIBUTION', 'Actual $UC', 'number'),
  filterColumn('SALES_ENQUIRY_ID', 'Enquiry', 'number'),
  filterColumn('OPPORTUNITY_SUMMARY', 'Opportunity', 'text'),
  filterColumn('SUMMARY', 'Lead summary', 'text'),
  filterColumn('NOTES', 'Admin notes', 'text'),
  filterColumn('CUSTOMERS_COMMENTS', 'Buyer’s comments', 'text'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('ACTION_TAKEN_AT', 'Action taken', 'day'),
  filterColumn('SOUNDING_POSITIVE_AT', 'Sounding positive', 'day'),
  filterColumn('NO_OPPORTUNITY_AT', 'No opportunity', 'day'),
  filterColumn('SLIM_CHANCE_AT', 'Slim chance', 'day'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
];

const ARCHIVED: Readonly<Record<string, readonly string[]>> = { only: ['Yes'], too: ['Yes', 'No'] };

/** Converts the list's address to the variables of its query. */
export const leadVariables = (url: GridUrl) =>
  listVariables(url, leadColumns, latestFirst, [
    ...askFor<LeadColumn>('STATUS', choicesAmong(statusChoices, url.filters.status)),
    ...askFor<LeadColumn>('PERSON_RESPONSIBLE_ID', numbersIn(url.filters.person).slice(0, 1), 'EQUALS'),
    ...askFor<LeadColumn>('ARCHIVED', ARCHIVED[url.filters.archived?.[0] ?? '']),
  ]);
