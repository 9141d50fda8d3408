import { type ChangeOptions, changeRecord } from '../kits/records/change-record.js';
import { type RecordDefinition, readFields, type SaveContext } from '../kits/records/record-definition.js';
import { badField } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { requireSomeAdmin } from './require-some-admin.js';
import { type UserChanges, userFields, userRecords } from './user.fields.js';
import { requireUserEditor } from './user.policy.js';
import type { UserAccount } from './user-account.entity.js';
import { loadUserRecord } from './user-record.read-model.js';

const LINKS = {
  supplierId: ['supplier', 'supplier'],
  impactBuyerId: ['impact_buyer', 'impact buyer'],
  goodCauseId: ['good_cause', 'good cause'],
} as const;

/** Checks that linked records exist and that at least one administrator remains. */
async function check(
  context: RequestContext,
  { id, before }: SaveContext<UserAccount>,
  changes: UserChanges,
): Promise<UserChanges> {
  for (const [field, [table, called]] of Object.entries(LINKS)) {
    const linked = changes[field as keyof typeof LINKS];
    const statement = { name: `linked-${table}`, text: `SELECT 1 FROM ${table} WHERE id = $1` };
    if (linked && !(await context.app.database.readOne(statement, [linked])))
      throw badField(field, `There is no such ${called}.`);
  }
  const losesRole = changes.roles && before?.roles.includes('Admin') && !changes.roles.includes('Admin');
  if (losesRole) await requireSomeAdmin(context, id, 'roles');
  return changes;
}

/** The record definition of users. Staff can edit all users. Other users can edit their own name. */
export const users: RecordDefinition<UserAccount, typeof userFields> = {
  records: userRecords,
  fields: userFields,
  called: 'user',
  editorRole: requireUserEditor,
  newer: loadUserRecord,
  read: readFields(userFields),
  check,
};

/**
 * Changes the given fields of a user. Staff can change roles and links, and all users their own name (C061).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer user as `current`
 */
export const updateUser = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, users, id, input, options);
