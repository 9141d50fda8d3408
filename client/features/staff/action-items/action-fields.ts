import * as z from 'zod/mini';
import { isSameSitePath } from '../../../../shared/same-site-path';
import { isWithin } from '../../../../shared/text-length';
import { instantInCell } from '../../../editing/cell-text';
import { choiceOfOne, localInstant, record, required, text, wholeNumber } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { ActionItemInput, NewJobInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { ActionItemRowFragment } from './action-items.generated';
import { actionStatuses } from './action-labels';

export type ActionItem = Omit<ActionItemRowFragment, ' $fragmentName'>;

const MAX_ID = 2_147_483_647;

const due = { ...localInstant(), inCell: instantInCell };

/** Returns the path of a page of this site, also if its whole address was typed. */
const pathOf = (typed: string) => {
  const { origin } = window.location;
  return typed.trim().startsWith(`${origin}/`) ? typed.trim().slice(origin.length) : typed.trim();
};
const address = text(500);
const sitePath = {
  ...address,
  rule: z.string().check(
    z.refine((typed) => isWithin(typed, 500), 'Maximum of 500 characters allowed.'),
    z.refine(
      (typed) => typed.trim() === '' || isSameSitePath(pathOf(typed)),
      'Enter a page on this site, like /admin/leads/{ref_id}',
    ),
  ),
  toInput: (typed: string) => pathOf(typed) || null,
};

/** Fields of an action that staff edit in the list. */
export const actionFields = {
  status: field('Status', choiceOfOne(actionStatuses, 'NEW'), (action: ActionItem) => action.status),
  dueBy: field('Due', due, (action: ActionItem) => action.dueBy),
  assignedToId: field('Assigned to', record(), (action: ActionItem) => action.assignedTo),
} satisfies FieldTable<ActionItem, ActionItemInput>;

/** Fields of a new job (R250). */
export const jobFields = {
  type: field('Type', required(text(100), 'Enter the type of job'), (action: ActionItem) => action.type),
  value: field('What needs doing', text(1000), (action: ActionItem) => action.value),
  dueBy: actionFields.dueBy,
  assignedToId: actionFields.assignedToId,
  redirectUrl: field('Page link', sitePath, (action: ActionItem) => action.redirectUrl),
  refId: field('Record number', wholeNumber(0, MAX_ID), (action: ActionItem) => action.refId),
} satisfies FieldTable<ActionItem, NewJobInput>;

/** Names of fields and operations in the history of an action. */
export const actionHistory: HistoryLabels = {
  recordLabel: 'action',
  labels: { ...labelsOf(jobFields), status: 'Status' },
  actions: { raised: 'raised this', created: 'added this job' },
};
