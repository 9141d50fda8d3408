import type { ActionItemColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { asked, askFor, choicesAmong, listVariables, storedChoices } from '../../grid/list-variables';
import type { GridUrl } from '../../grid/use-grid-url';
import { actionColumns } from './action-columns';
import { actionStatuses } from './action-words';

export const actionFilterNames = ['assignedToMe', 'status', 'due'] as const;
export const latestFirst = { id: 'CREATED_AT', desc: true } as const;

/** What the list asks at first (R247). */
export const WAITING_FOR_ME = 'assignedToMe=true&status=New';

/** How the server writes the states. */
export const statusChoices = storedChoices(actionStatuses);
/** What is asked most often: those that are mine, and those whose time is over. */
export const quickChoices = [
  { name: 'assignedToMe', value: 'true', label: 'Mine' },
  { name: 'due', value: 'over', label: 'Overdue' },
] as const;
export const dueChoices = [
  { value: 'over', label: 'Overdue' },
  { value: 'none', label: 'No Due Date' },
];

/** What staff can ask of single columns. */
export const actionFilterColumns: readonly FilteredColumn[] = [
  asked('TYPE', 'Type', 'text'),
  asked('VALUE', 'What waits', 'text'),
  asked('DUE_BY', 'Due', 'day'),
  asked('ASSIGNED_TO', 'Assigned to', 'text'),
  asked('CREATED_BY', 'Created by', 'text'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('REF_ID', 'Record', 'number'),
];

/** Mine are those that are assigned to me, and those that are nobody’s (A119). */
const NOBODY = '0';

const noDueDate = { column: 'DUE_BY' as const, test: 'EMPTY' as const, values: [] };

/** What the address asks for, as the server takes it. */
export function actionVariables({ filters, ...url }: GridUrl, myId: number | undefined) {
  const [mine, due] = [filters.assignedToMe?.[0] === 'true', filters.due?.[0]];
  return listVariables({ filters, ...url }, actionColumns, latestFirst, [
    ...askFor<ActionItemColumn>('ASSIGNEE', mine ? [String(myId), NOBODY] : []),
    ...askFor<ActionItemColumn>('STATUS', choicesAmong(statusChoices, filters.status)),
    ...askFor<ActionItemColumn>('OVERDUE', due === 'over' ? ['true'] : [], 'EQUALS'),
    ...(due === 'none' ? [noDueDate] : []),
  ]);
}
