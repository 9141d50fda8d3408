import { z } from 'zod';
import { tooMany } from '../../shared/limit-messages.js';
import {
  answerShape,
  fieldsOfWire,
  filledInNames,
  toWire,
  wireNamesOf,
  wireShape,
} from '../kits/records/field-wire.js';
import { isStaff } from '../kits/records/staff-access.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { userOf } from '../platform/request-context.js';
import { createJob, dismissActions } from '../staff/action-centre/action-item.commands.js';
import { actionItemFields, jobFields } from '../staff/action-centre/action-item.fields.js';
import {
  loadWiredAction,
  readActions,
  type WiredAction,
} from '../staff/action-centre/action-item.read-model.js';
import { ACTION_STATUSES } from '../staff/action-centre/action-item.states.js';
import { alertReviewedOpportunities } from '../staff/action-centre/alert-reviewed-opportunities.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { recordVersion } from './record-calls.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { bodyNamed, recordBody, wireBody } from './wire-values.js';

const MAX_AT_ONCE = 1000;

const actionAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
    created_by_name: z
      .string()
      .nullable()
      .describe('The name of the user who caused the action. Null if no user did.'),
    ...answerShape(actionItemFields, { everybody: ['Admin'], describe: () => '' }),
  })
  .meta({ id: 'Action' });

const wired = ({ id, version, createdByName, ...action }: WiredAction) => ({
  id,
  version,
  created_by_name: createdByName,
  ...toWire(actionItemFields, action, 'Admin'),
});

const query = z.object({
  assignedToMe: z
    .enum(['true', 'false', '1', '0', ''])
    .optional()
    .describe('If true, returns only actions that are assigned to the caller or unassigned.'),
  status: z
    .enum([...ACTION_STATUSES, ''])
    .optional()
    .describe('The status that actions must have. Left out, all actions are returned.'),
});

const isYes = (flag: string | undefined) => flag === 'true' || flag === '1';

const job = recordBody(
  bodyNamed('NewJob', z.strictObject(wireShape(jobFields)), { required: filledInNames(jobFields) }),
  jobFields,
);

/** Calls for action items of staff. */
export const actionCalls = [
  defineCall({
    id: 'C105',
    method: 'GET',
    path: 'actionsCenter',
    audience: ['signed-in'],
    summary: 'Lists the actions for staff, latest first',
    details: 'Returns an empty list for callers who are not staff.',
    query,
    answer: rowsOf(actionAnswer),
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { query }) => {
      if (!isStaff(context)) return [];
      const assignedTo = isYes(query.assignedToMe) ? userOf(context)?.id : undefined;
      const found = { status: query.status || undefined, assignedTo };
      return (await readActions(context.app.database, found)).map(wired);
    },
  }),
  defineCall({
    id: 'C106',
    method: 'POST',
    path: 'actionsCenter/createJob',
    audience: ['Admin'],
    summary: 'Creates an action for staff',
    body: job,
    answer: actionAnswer,
    takesKey: true,
    handle: async (context, { body }) => {
      const input = fieldsOfWire(jobFields, body as never);
      const id = await withFieldNames(wireNamesOf(jobFields), () => createJob(context, input));
      const action = await loadWiredAction(context.app.database, id);
      if (!action) throw notFound('This action');
      return wired(action);
    },
  }),
  defineCall({
    id: 'C107',
    method: 'POST',
    path: 'actionsCenter/dismiss',
    audience: ['Admin'],
    summary: 'Dismisses waiting actions',
    details: 'Dismisses all of the actions, or none if one of them does not exist.',
    body: wireBody(
      z.strictObject({
        ids: z
          .array(recordId, { error: 'Please name the actions.' })
          .min(1, 'Please name the actions.')
          .max(MAX_AT_ONCE, tooMany(MAX_AT_ONCE))
          .describe('The ids of the actions.'),
      }),
    ),
    answer: successAnswer,
    refusals: { 404: 'One of the actions does not exist.' },
    handle: async (context, { body }) => {
      await dismissActions(context, body.ids);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C108',
    method: 'POST',
    path: 'actionsCenter/reviewOpportunitiesClicked',
    audience: ['ImpactBusiness', 'Admin'],
    summary: 'Reports that an impact buyer has opened its leads for review',
    details: 'Creates an action for staff. Does nothing if staff call it themselves.',
    body: wireBody(z.object({}).nullish()),
    answer: successAnswer,
    handle: async (context) => {
      await alertReviewedOpportunities(context);
      return SUCCESS;
    },
  }),
];
