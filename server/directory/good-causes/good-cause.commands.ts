import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import { type DeleteOptions, deleteRecord } from '../../kits/records/delete-record.js';
import type { ForbiddenFields } from '../../kits/records/permitted-changes.js';
import { type RecordDefinition, readFields } from '../../kits/records/record-definition.js';
import { rotateLinkKey } from '../../kits/records/rotate-link-key.js';
import { badField } from '../../platform/errors.js';
import { newLinkKey } from '../../platform/identity/link-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { GoodCause } from './good-cause.entity.js';
import { type GoodCauseChanges, goodCauseFields, goodCauseRecords } from './good-cause.fields.js';
import { requireCauseEditor } from './good-cause.policy.js';
import { loadCauseForEditor } from './good-cause-record.read-model.js';
import { goodCauseReferences } from './good-cause-references.js';

const TAKEN = {
  name: 'good-cause-name-taken',
  text: 'SELECT 1 FROM good_cause WHERE fold(name) = fold($1) AND id <> $2 LIMIT 1',
};

async function checkGoodCause(
  { app: { database } }: RequestContext,
  { id }: { id: number },
  changes: GoodCauseChanges,
): Promise<GoodCauseChanges> {
  if (changes.name && (await database.readOne(TAKEN, [changes.name, id])))
    throw badField('name', 'Another good cause has this name.');
  return changes;
}

const NAME_TAKEN = 'Another good cause now has this name. Rename that good cause, then restore this one.';

/** The record definition of good causes. */
export const goodCauses: RecordDefinition<GoodCause, typeof goodCauseFields> = {
  records: goodCauseRecords,
  fields: goodCauseFields,
  called: 'good cause',
  editorRole: requireCauseEditor,
  newer: loadCauseForEditor,
  read: readFields(goodCauseFields, ['name']),
  check: checkGoodCause,
  deletion: {
    references: goodCauseReferences,
    advice: 'Change the record’s status to “Left & Removed” instead.',
    rememberedBy: ['name'],
    trash: {
      title: ['name'],
      children: [{ table: 'impact_buyer_request', column: 'good_cause_id' }],
      clashes: {
        good_cause_name_key: NAME_TAKEN,
        good_cause_name_folded_key: NAME_TAKEN,
      },
    },
  },
};

/**
 * Creates a good cause with the status Drafting and a link key for its prospecting page (A20), and returns
 * its id. The audience of the callers ensures that they are staff.
 * @throws AppError BAD_USER_INPUT
 */
export const createGoodCause = (
  context: RequestContext,
  input: object,
  forbiddenFields?: ForbiddenFields,
): Promise<number> => {
  const besides = { linkKey: newLinkKey() };
  return createRecord(context, goodCauses, 'createGoodCause', input, { forbiddenFields, besides });
};

/**
 * Changes the given fields of a good cause (R107, R315). Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer good cause as `current`
 */
export const updateGoodCause = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, goodCauses, id, input, options);

/**
 * Moves a good cause to the trash if no other record refers to it (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if other records refer to it or it has changed
 */
export const deleteGoodCause = (
  context: RequestContext,
  id: number,
  options?: DeleteOptions,
): Promise<void> => deleteRecord(context, goodCauses, id, options);

/**
 * Replaces the link key of a good cause (A25). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const rotateGoodCauseLinkKey = (context: RequestContext, id: number): Promise<void> =>
  rotateLinkKey(context, goodCauses, id);
