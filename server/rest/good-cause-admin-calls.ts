import { z } from 'zod';
import {
  createGoodCause,
  deleteGoodCause,
  updateGoodCause,
} from '../directory/good-causes/good-cause.commands.js';
import { allFieldsFor, causeNotFound } from '../directory/good-causes/good-cause.policy.js';
import type { GoodCauseRecord } from '../directory/good-causes/good-cause.type.js';
import { listFullCauses, loadGoodCause } from '../directory/good-causes/good-causes.read-model.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { goodCauseAnswer, wireFull, wireGoodCause } from './catalogue-wire.js';
import { conflict, referred } from './conflict.js';
import {
  CAUSE_WIRE_NAMES,
  goodCauseChangesBody,
  goodCauseInput,
  newGoodCauseBody,
} from './good-cause-body.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

const NONE = { 404: 'The good cause does not exist.' };

/** Converts a good cause with all fields that the caller may see. */
const wireCause = (context: RequestContext) => (cause: GoodCauseRecord) => {
  const fields = allFieldsFor(context, cause);
  return { ...wireGoodCause(cause), ...(fields && wireFull(fields)) };
};

async function readCause(context: RequestContext, id: number) {
  const cause = await loadGoodCause(context, id);
  if (!cause) throw causeNotFound();
  return wireCause(context)(cause);
}

/** Calls for editing good causes, for staff. */
export const goodCauseAdminCalls = [
  defineCall({
    id: 'C026',
    method: 'GET',
    path: 'goodCause/all',
    audience: ['Admin', 'GoodCause'],
    summary: 'Lists good causes of any status with all fields, by name',
    details: 'Admin gets all good causes, users of a cause only their own.',
    answer: rowsOf(goodCauseAnswer),
    handle: async (context) => (await listFullCauses(context)).map(wireCause(context)),
  }),
  defineCall({
    id: 'C028',
    method: 'POST',
    path: 'goodCause/update',
    audience: ['Admin'],
    summary: 'Changes a good cause',
    details:
      'Changes only the fields that are sent. Null clears a field. Upload a picture to files/goodCauseImages first, and send its address in imageUrl. goodCauseLinkKey is ignored.',
    body: goodCauseChangesBody,
    answer: goodCauseAnswer,
    versioned: true,
    refusals: {
      ...NONE,
      409: conflict(goodCauseAnswer, 'The good cause has changed since the given version.'),
    },
    handle: async (context, { body, version }) => {
      const { id } = body;
      if (!id) throw badField('id', 'An id is required.');
      const options = { version, forbiddenFields: 'ignore' } as const;
      const change = () => updateGoodCause(context, id, goodCauseInput(body), options);
      return changedRecord(CAUSE_WIRE_NAMES, () => readCause(context, id), change);
    },
  }),
  defineCall({
    id: 'C029',
    method: 'POST',
    path: 'goodCause/create',
    audience: ['Admin'],
    summary: 'Creates a good cause',
    details: 'The good cause starts with the status Drafting and a new link key.',
    body: newGoodCauseBody,
    answer: z.strictObject({ goodCauseID: wholeNumberAnswer.describe('The id of the new good cause.') }),
    takesKey: true,
    handle: async (context, { body }) => ({
      goodCauseID: await withFieldNames(CAUSE_WIRE_NAMES, () =>
        createGoodCause(context, goodCauseInput(body), 'ignore'),
      ),
    }),
  }),
  defineCall({
    id: 'C030',
    method: 'POST',
    path: 'goodCause/delete',
    audience: ['Admin'],
    summary: 'Deletes a good cause that no record refers to',
    body: wireBody(z.strictObject({ id: recordId })),
    answer: successAnswer,
    versioned: true,
    refusals: { ...NONE, 409: referred('Other records refer to it. `current.references` lists them.') },
    handle: async (context, { body: { id }, version }) => {
      const remove = () => deleteGoodCause(context, id, { version });
      await withCurrentRecord(() => readCause(context, id), remove);
      return SUCCESS;
    },
  }),
];
