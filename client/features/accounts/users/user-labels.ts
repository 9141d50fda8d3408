import type { Role } from '../../../graphql/schema.generated';

/** Labels of the roles. */
export const roleNames: Record<Role, string> = {
  ADMIN: 'Admin',
  BUSINESS: 'Supplier',
  IMPACT_BUSINESS: 'Impact buyer',
  GOOD_CAUSE: 'Good cause',
};

/** Returns the label for a user's roles in grids (R295); it grants nothing (A30). */
export function roleLabel(roles: readonly Role[]): string {
  if (roles.includes('ADMIN')) return 'superAdmin';
  return roles.length > 0 ? 'technician' : 'customer';
}
