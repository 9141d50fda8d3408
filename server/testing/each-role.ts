import type { UserAccount } from '../accounts/user-account.entity.js';
import { ROLES, type Role } from '../platform/identity/roles.js';
import type { TestUplift, TestUser } from './test-uplift.js';

type Somebody = [who: Role | 'member' | 'visitor', as: TestUser | null];

/**
 * Creates callers for testing rules on roles: a user of each role with these fields, one without a role, and
 * a visitor.
 */
export async function eachRole(uplift: TestUplift, fields: Partial<UserAccount> = {}): Promise<Somebody[]> {
  const everybody: Somebody[] = [['visitor', null]];
  for (const role of ROLES) everybody.push([role, await uplift.user({ ...fields, roles: [role] })]);
  everybody.push(['member', await uplift.user(fields)]);
  return everybody;
}

/** Returns the sorted field names of a GraphQL type or input. */
export async function fieldsOf(uplift: TestUplift, type: string): Promise<string[]> {
  const query = `{ __type(name: "${type}") { fields { name } inputFields { name } } }`;
  const { fields, inputFields } = (await uplift.graphql(query)).data.__type;
  return (fields ?? inputFields).map(({ name }: { name: string }) => name).sort();
}
