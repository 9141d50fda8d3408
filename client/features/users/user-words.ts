import type { Role } from '../../graphql/schema.generated';

/** What people call the roles. */
export const roleNames: Record<Role, string> = {
  ADMIN: 'Admin',
  BUSINESS: 'Supplier',
  IMPACT_BUSINESS: 'Impact buyer',
  GOOD_CAUSE: 'Good cause',
};

/** The label of grids for what somebody may do (R295); it grants nothing (A30). */
export function roleLabel(roles: readonly Role[]): string {
  if (roles.includes('ADMIN')) return 'superAdmin';
  return roles.length > 0 ? 'technician' : 'customer';
}
