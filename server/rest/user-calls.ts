import { z } from 'zod';
import { updateUser } from '../accounts/user.commands.js';
import { userFields } from '../accounts/user.fields.js';
import { userNotFound, userViewerOf } from '../accounts/user.policy.js';
import { listUsers, loadWiredUser, type WiredUser } from '../accounts/users.read-model.js';
import { fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { ignoredUserFields } from './account-wire.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { conflict } from './conflict.js';
import { changedVersion, recordVersion } from './record-calls.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { changedRecord } from './wire-names.js';
import { ignoredField, recordBody } from './wire-values.js';

const status = z.string().nullable();

const userRecordAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
    ...Object.fromEntries(
      Object.values(userFields).map(({ wire, codec, ...field }) => [
        wire,
        'meaning' in field ? codec.answer.describe(field.meaning) : codec.answer,
      ]),
    ),
    supplierStatus: status.describe('The status of the user’s supplier. Null if the user has no supplier.'),
    goodCauseStatus: status.describe(
      'The status of the user’s good cause. Null if the user has no good cause.',
    ),
  })
  .meta({ id: 'UserRecord' });

const wired = ({ id, version, supplierStatus, goodCauseStatus, ...user }: WiredUser) => ({
  id,
  version,
  ...toWire(userFields, user, 'Admin'),
  supplierStatus,
  goodCauseStatus,
});

const body = recordBody(
  z
    .strictObject({
      ...ignoredUserFields,
      created_at: ignoredField,
      id: recordId,
      version: changedVersion,
      ...wireShape(userFields),
    })
    .meta({ id: 'UserChanges' }),
  userFields,
);

/** Calls for users: all of them for staff, and their own name for everyone. */
export const userCalls = [
  defineCall({
    id: 'C062',
    method: 'GET',
    path: 'user/all',
    audience: ['Admin'],
    summary: 'Lists all users, by email address',
    answer: rowsOf(userRecordAnswer),
    headers: { 'cache-control': 'no-store' },
    handle: async ({ app }) => (await listUsers(app.database)).map(wired),
  }),
  defineCall({
    id: 'C061',
    method: 'POST',
    path: 'user/update',
    audience: ['signed-in'],
    summary: 'Changes a user',
    details:
      'Staff may change the roles and links of any user. Other callers may change only their own name, and other fields are ignored. Roles are a list, or text separated by commas. An empty list, empty text or null removes all roles.',
    body,
    answer: userRecordAnswer,
    versioned: true,
    refusals: {
      403: 'The supplier or good cause of the user has left.',
      404: 'The user does not exist, or is another user than the caller.',
      409: conflict(userRecordAnswer, 'The user has changed since the given version.'),
    },
    handle: async (context, { body: { id, version: _, ...sent }, version }) => {
      if (!userViewerOf(context, id)) throw userNotFound();
      const input = fieldsOfWire(userFields, sent as never);
      const options = { version, forbiddenFields: 'ignore' } as const;
      const read = async () => {
        const user = await loadWiredUser(context.app.database, id);
        if (!user) throw badField('id', 'There is no such user.');
        return wired(user);
      };
      return changedRecord(wireNamesOf(userFields), read, () => updateUser(context, id, input, options));
    },
  }),
];
