import { z } from 'zod';
import { actionItemFields } from '../staff/action-centre/action-item.fields.js';
import { listActionItems } from '../staff/action-centre/action-item.read-model.js';
import { ACTION_STATUSES } from '../staff/action-centre/action-item.states.js';
import { isFlag, isOneOf, pageInput } from './inputs.js';
import { outputsOf, pageOf } from './outputs.js';
import { defineRead } from './tool.js';
import { reference } from './untrusted-text.js';

const actionItem = z.object({
  id: z.int(),
  version: z.int(),
  ...outputsOf(actionItemFields, ['createdAt', 'type', 'status', 'value', 'dueBy', 'redirectUrl', 'refId']),
  overdue: z.boolean().describe('True if the due date has passed and the action still has the status New.'),
  createdBy: reference.nullable().describe('The user who caused the action. Null if no user did.'),
  assignedTo: reference.nullable().describe('The assigned staff member. Null if unassigned.'),
});

/** Tools for the action centre, for staff. */
export const actionTools = [
  defineRead({
    name: 'list_action_items',
    title: 'List actions',
    description: 'Lists the actions that staff have to deal with and that match the filter, latest first.',
    audience: ['Admin'],
    resource: 'actions',
    input: z.strictObject({
      search: z.string().nullish().describe('Part of the type or the text of an action.'),
      status: z.array(z.enum(ACTION_STATUSES)).nullish().describe('The statuses of the actions.'),
      overdue: z
        .boolean()
        .nullish()
        .describe('True for actions whose due date has passed and that still have the status New.'),
      ...pageInput,
    }),
    output: pageOf(actionItem),
    handle: (context, { search, status, overdue, first, after }) => {
      const columns = [...isOneOf('status', status), ...isFlag('overdue', overdue)];
      return listActionItems(context, { filter: { search, columns }, first, after }, null);
    },
  }),
];
