import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { oneOf } from '../../shared/limit-messages.js';
import { personalFieldsOf } from '../kits/records/changes-schema.js';
import type { ChangesTo, FieldKind, FieldsOf } from '../kits/records/field.js';
import { filledIn, instant, line, link, list, orNull } from '../kits/records/field-kinds.js';
import type { RecordKind } from '../kits/records/update-record.js';
import { wireList } from '../kits/records/wire-codecs.js';
import { enumValue } from '../platform/database/json-object.sql.js';
import { ROLES, type Role } from '../platform/identity/roles.js';
import { RoleEnum } from './current-user.type.js';
import { fixed, granted, own, type UserViewer } from './user.rights.js';
import { UserAccount } from './user-account.entity.js';

const personal = { personal: true } as const;

const oneRole = enumValue(raw('role'), RoleEnum);

/** A set of roles. REST also accepts a comma-separated text (R292). Only whole names count (R344). */
const roles: FieldKind<Role[]> = {
  ...list(ROLES.length, 20),
  schema: z
    .array(z.enum(ROLES, { error: oneOf(ROLES) }))
    .transform((chosen) => ROLES.filter((role) => chosen.includes(role))),
  graphql: () => [RoleEnum],
  codec: {
    read: wireList(),
    answer: z.array(z.enum(ROLES)),
    write: (value) => value ?? [],
  },
  json: (column: Sql) => (field) =>
    field
      ? sql`coalesce((SELECT json_agg(${oneRole(field)}) FROM unnest(${column}) role), '[]'::json)`
      : column,
};

const linked = orNull(link);

type Unlisted = 'passwordHash' | 'emailVerifiedAt' | 'lastSignedInAt';
type ServerManaged = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a user that can be read or changed. */
export const userFields = {
  identityId: {
    ...filledIn(line(200)),
    ...fixed,
    wire: 'firebase_id',
    meaning: 'The opaque id of the identity of the user.',
  },
  email: {
    ...filledIn(line(254)),
    ...fixed,
    ...personal,
    wire: 'email',
    meaning: 'The email address of the user.',
  },
  fullName: {
    ...line(200),
    ...own,
    ...personal,
    wire: 'fullName',
    meaning: 'The full name of the user. Null if not given.',
  },
  roles: { ...roles, ...granted, wire: 'role', meaning: 'The roles of the user.' },
  supplierId: {
    ...linked,
    ...granted,
    wire: 'business_id',
    meaning: 'The id of the supplier of the user. Null if there is none.',
  },
  impactBuyerId: {
    ...linked,
    ...granted,
    wire: 'impactBusiness_id',
    meaning: 'The id of the impact buyer of the user. Null if there is none.',
  },
  goodCauseId: {
    ...linked,
    ...granted,
    wire: 'admin_goodCause_id',
    meaning: 'The id of the good cause of the user. Null if there is none.',
  },
  deactivatedAt: {
    ...orNull(instant),
    ...fixed,
    wire: 'deactivated_at',
    meaning: 'The time of deactivation. Null if the user can sign in.',
  },
} satisfies FieldsOf<Omit<UserAccount, Unlisted | ServerManaged>, UserViewer>;

export type UserChanges = ChangesTo<typeof userFields>;

export const userRecords: RecordKind<UserAccount> = {
  entity: UserAccount,
  subject: 'user',
  onPages: false,
  personalFields: personalFieldsOf(userFields),
};
