import type { UserAccount } from '../accounts/user-account.entity.js';
import { ROLES, type Role } from '../platform/identity/roles.js';
import type { TestUplift, TestUser } from './test-uplift.js';

type Somebody = [who: Role | 'member' | 'visitor', as: TestUser | null];

/** A user of each role with these fields, one of them without a role, and nobody: whom a rule on roles is tried on. */
export async function eachRole(uplift: TestUplift, fields: Partial<UserAccount> = {}): Promise<Somebody[]> {
  const everybody: Somebody[] = [['visitor', null]];
  for (const role of ROLES) everybody.push([role, await uplift.user({ ...fields, roles: [role] })]);
  everybody.push(['member', await uplift.user(fields)]);
  return everybody;
}

/** The names of what a type of GraphQL has, an input or not, in their order. */
export async function fieldsOf(uplift: TestUplift, type: string): Promise<string[]> {
  const query = `{ __type(name: "${type}") { fields { name } inputFields { name } } }`;
  const { fields, inputFields } = (await uplift.graphql(query)).data.__type;
  return (fields ?? inputFields).map(({ name }: { name: string }) => name).sort();
}
