import type { Access, AudienceName } from './audience.js';

/** Descriptions of audiences for integrators. */
const AUDIENCES: Record<AudienceName, string> = {
  public: 'anyone',
  'signing-in': 'anyone, even with an expired token',
  link: 'anyone with the key of a link page',
  'signed-in': 'any signed-in user',
  Admin: 'staff (Admin)',
  Business: 'users of a supplier (Business)',
  ImpactBusiness: 'users of an impact buyer (ImpactBusiness)',
  GoodCause: 'users of a good cause (GoodCause)',
};

const list = new Intl.ListFormat('en-NZ', { type: 'disjunction' });

/** Describes who may call an operation, and the scope that API tokens need, such as “For staff (Admin).” */
export function describeAccess({ audience, scope, furtherScope }: Access): string {
  // The other audiences of an operation for signing in say more about who calls it.
  const named = audience.filter((name) => name !== 'signing-in' || audience.length === 1);
  const callers = `For ${list.format(named.map((name) => AUDIENCES[name]))}.`;
  if (!scope) return callers;
  return furtherScope
    ? `${callers} API tokens need the scopes \`${scope}\` and \`${furtherScope}\`.`
    : `${callers} API tokens need the scope \`${scope}\`.`;
}
