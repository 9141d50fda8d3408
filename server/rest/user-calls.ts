import { z } from 'zod';
import { updateUser } from '../accounts/keep-user.js';
import { userFields } from '../accounts/user.fields.js';
import { userNotFound, userViewerOf } from '../accounts/user.policy.js';
import { listUsers, loadWiredUser, type WiredUser } from '../accounts/users.read-model.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { fieldsOfWire, toWire, wireNamesOf, wireShape } from '../platform/records/field-wire.js';
import { wireVersion } from '../platform/records/wire-codecs.js';
import { ignoredUserFields } from './account-wire.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { ignoredField, recordBody } from './wire-values.js';

const status = z.string().nullable();

const keptUserAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe('Goes up with each change.'),
    ...Object.fromEntries(
      Object.values(userFields).map(({ wire, codec, ...field }) => [
        wire,
        'meaning' in field ? codec.answer.describe(field.meaning) : codec.answer,
      ]),
    ),
    supplierStatus: status.describe('Of the supplier that they belong to.'),
    goodCauseStatus: status.describe('Of the cause that they belong to.'),
  })
  .meta({ id: 'KeptUser' });

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
      version: wireVersion
        .nullish()
        .describe('As it was read: a change to an older one is refused with 409.'),
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
    summary: 'List everybody who signs in, by address',
    answer: rowsOf(keptUserAnswer),
    headers: { 'cache-control': 'no-store' },
    handle: async ({ app }) => (await listUsers(app.database)).map(wired),
  }),
  defineCall({
    id: 'C061',
    method: 'POST',
    path: 'user/update',
    audience: ['signed-in'],
    summary: 'Change a user',
    details:
      'Staff change roles and links of anybody; everybody else their own name alone, and other fields are ignored. Roles are a list, or comma-joined text; an empty list, empty text or null takes them all away.',
    body,
    answer: keptUserAnswer,
    refusals: {
      403: 'Who the user belongs to has left.',
      404: 'There is none, or it is somebody else.',
      409: 'The user has changed since.',
    },
    handle: async (context, { body: { id, version, ...sent } }) => {
      if (!userViewerOf(context, id)) throw userNotFound();
      const input = fieldsOfWire(userFields, sent as never);
      const options = { version, forbiddenFields: 'ignore' } as const;
      await withFieldNames(wireNamesOf(userFields), () => updateUser(context, id, input, options));
      const user = await loadWiredUser(context.app.database, id);
      if (!user) throw badField('id', 'There is no such user.');
      return wired(user);
    },
  }),
];
