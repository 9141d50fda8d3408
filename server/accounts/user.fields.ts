import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { enumValue } from '../platform/database/json-object.sql.js';
import { ROLES, type Role } from '../platform/identity/roles.js';
import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldKind, FieldsOf } from '../platform/records/field.js';
import { filledIn, instant, line, link, list, orNull } from '../platform/records/field-kinds.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { wireList } from '../platform/records/wire-codecs.js';
import { RoleEnum } from './current-user.type.js';
import { fixed, granted, own, type UserViewer } from './user.rights.js';
import { UserAccount } from './user-account.entity.js';

const personal = { personal: true } as const;

const oneRole = enumValue(raw('role'), RoleEnum);

/** Roles as a set; over REST a list, or a text with several of them (R292). Only whole names count (R344). */
const roles: FieldKind<Role[]> = {
  ...list(ROLES.length, 20),
  schema: z
    .array(z.enum(ROLES, { error: `This must be one of: ${ROLES.join(', ')}.` }))
    .transform((chosen) => ROLES.filter((role) => chosen.includes(role))),
  graphql: () => [RoleEnum],
  codec: {
    read: wireList(),
    answer: z.array(z.enum(ROLES)),
    write: (value) => value ?? [],
  },
  json: (column: Sql) => (asked) =>
    asked
      ? sql`coalesce((SELECT json_agg(${oneRole(asked)}) FROM unnest(${column}) role), '[]'::json)`
      : column,
};

const linked = orNull(link);

type NotTold = 'passwordHash' | 'emailVerifiedAt' | 'lastSignedInAt';
type WrittenByServer = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a user that is told of or changed. */
export const userFields = {
  identityId: { ...filledIn(line(200)), ...fixed, wire: 'firebase_id', meaning: 'An opaque text.' },
  email: { ...filledIn(line(254)), ...fixed, ...personal, wire: 'email' },
  fullName: { ...line(200), ...own, ...personal, wire: 'fullName' },
  roles: { ...roles, ...granted, wire: 'role' },
  supplierId: { ...linked, ...granted, wire: 'business_id', meaning: 'The supplier that they belong to.' },
  impactBuyerId: {
    ...linked,
    ...granted,
    wire: 'impactBusiness_id',
    meaning: 'The impact buyer that they belong to.',
  },
  goodCauseId: {
    ...linked,
    ...granted,
    wire: 'admin_goodCause_id',
    meaning: 'The good cause that they belong to.',
  },
  deactivatedAt: {
    ...orNull(instant),
    ...fixed,
    wire: 'deactivated_at',
    meaning: 'Since when they may not sign in any more.',
  },
} satisfies FieldsOf<Omit<UserAccount, NotTold | WrittenByServer>, UserViewer>;

export type UserChanges = ChangesTo<typeof userFields>;

/** Users as they are kept. */
export const userRecords: RecordKind<UserAccount> = {
  entity: UserAccount,
  subject: 'user',
  onPages: false,
  personalFields: personalFieldsOf(userFields),
};
