import type { LeadColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import {
  asked,
  askFor,
  choicesAmong,
  listVariables,
  numbersIn,
  storedChoices,
} from '../../grid/list-variables';
import type { GridUrl } from '../../grid/use-grid-url';
import { leadColumns } from './lead-columns';
import { leadStatuses, leadTypes } from './lead-labels';

export const leadFilterNames = ['status', 'person', 'archived'] as const;
export const latestFirst = { id: 'CREATED_AT', desc: true } as const;

/** Choices of the status filter, with the values that the server stores; includes Slim Chance (R193). */
export const statusChoices = storedChoices(leadStatuses);

/** Choices of the archived filter; without a choice, archived leads are left out (A62). */
export const archivedChoices = [
  { value: 'only', label: 'Only archived' },
  { value: 'too', label: 'With archived' },
];

/** Columns that staff can filter leads by. */
export const leadFilterColumns: readonly FilteredColumn[] = [
  asked('IMPACT_BUYER', 'Impact buyer', 'text'),
  asked('SUPPLIER', 'Supplier', 'text'),
  asked('FROM_NAME', 'Lead from', 'text'),
  asked('FROM_EMAIL', 'Email', 'text'),
  asked('FROM_PHONE', 'Phone', 'text'),
  asked('BUYER_TYPE', 'Buyer type', 'text'),
  asked('LIST_TITLE', 'List title', 'text'),
  asked('CHANCE', 'Chance', 'number'),
  asked('WEIGHT', 'Weight', 'number'),
  asked('LEAD_TYPE', 'Lead type', 'choice', storedChoices(leadTypes)),
  asked('FUTURE_ACTION_ON', 'Follow up', 'day'),
  asked('PERSON_RESPONSIBLE', 'Person responsible', 'text'),
  asked('ESTIMATED_REVENUE', 'Est. revenue', 'number'),
  asked('ESTIMATED_CONTRIBUTION', 'Est. $UC', 'number'),
  asked('ACTUAL_REVENUE', 'Actual revenue', 'number'),
  asked('ACTUAL_CONTRIBUTION', 'Actual $UC', 'number'),
  asked('SALES_ENQUIRY_ID', 'Enquiry', 'number'),
  asked('OPPORTUNITY_SUMMARY', 'Opportunity', 'text'),
  asked('SUMMARY', 'Lead summary', 'text'),
  asked('NOTES', 'Admin notes', 'text'),
  asked('CUSTOMERS_COMMENTS', 'Buyer’s comments', 'text'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('ACTION_TAKEN_AT', 'Action taken', 'day'),
  asked('SOUNDING_POSITIVE_AT', 'Sounding positive', 'day'),
  asked('NO_OPPORTUNITY_AT', 'No opportunity', 'day'),
  asked('SLIM_CHANCE_AT', 'Slim chance', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

const ARCHIVED: Readonly<Record<string, readonly string[]>> = { only: ['Yes'], too: ['Yes', 'No'] };

/** Converts the list's address to the variables of its query. */
export const leadVariables = (url: GridUrl) =>
  listVariables(url, leadColumns, latestFirst, [
    ...askFor<LeadColumn>('STATUS', choicesAmong(statusChoices, url.filters.status)),
    ...askFor<LeadColumn>('PERSON_RESPONSIBLE_ID', numbersIn(url.filters.person).slice(0, 1), 'EQUALS'),
    ...askFor<LeadColumn>('ARCHIVED', ARCHIVED[url.filters.archived?.[0] ?? '']),
  ]);
