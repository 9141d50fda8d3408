import type { ActionItemColumn } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import {
  askFor,
  choicesAmong,
  filterColumn,
  listVariables,
  storedChoices,
} from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { actionColumns } from './action-columns';
import { actionStatuses } from './action-labels';

export const actionFilterNames = ['assignedToMe', 'status', 'due'] as const;
export const latestFirst = { id: 'CREATED_AT', desc: true } as const;

/** The initial filter of the list (R247). */
export const WAITING_FOR_ME = 'assignedToMe=true&status=New';

/** Choices of the status filter, with the values that the server stores. */
export const statusChoices = storedChoices(actionStatuses);
/** The most frequent filters: the user's own actions, and overdue ones. */
export const quickChoices = [
  { name: 'assignedToMe', value: 'true', label: 'Mine' },
  { name: 'due', value: 'over', label: 'Overdue' },
] as const;
export const dueChoices = [
  { value: 'over', label: 'Overdue' },
  { value: 'none', label: 'No Due Date' },
];

/** Columns that staff can filter actions by. */
export const actionFilterColumns: readonly FilteredColumn[] = [
  filterColumn('TYPE', 'Type', 'text'),
  filterColumn('VALUE', 'Details', 'text'),
  filterColumn('DUE_BY', 'Due', 'day'),
  filterColumn('ASSIGNED_TO', 'Assigned to', 'text'),
  filterColumn('CREATED_BY', 'Created by', 'text'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('REF_ID', 'Record', 'number'),
];

/** The assignee ID of unassigned actions. "Mine" covers actions assigned to the user and unassigned ones (A119). */
const NOBODY = '0';

const noDueDate = { column: 'DUE_BY' as const, test: 'EMPTY' as const, values: [] };

/** Converts the list's address to the variables of its query. */
export function actionVariables({ filters, ...url }: GridUrl, myId: number | undefined) {
  const [mine, due] = [filters.assignedToMe?.[0] === 'true', filters.due?.[0]];
  return listVariables({ filters, ...url }, actionColumns, latestFirst, [
    ...askFor<ActionItemColumn>('ASSIGNEE', mine ? [String(myId), NOBODY] : []),
    ...askFor<ActionItemColumn>('STATUS', choicesAmong(statusChoices, filters.status)),
    ...askFor<ActionItemColumn>('OVERDUE', due === 'over' ? ['true'] : [], 'EQUALS'),
    ...(due === 'none' ? [noDueDate] : []),
  ]);
}
