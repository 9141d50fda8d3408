import type { Role } from '../graphql/schema.generated';
import type { SignedInUser } from '../graphql/session';

/** Returns a signed-in user with the given roles and nothing else. */
export function userWith(roles: Role[], more: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: 1,
    email: 'someone@demo.example',
    fullName: null,
    emailVerified: true,
    roles,
    supplierId: null,
    impactBuyerId: null,
    goodCauseId: null,
    supplierStatus: null,
    goodCauseStatus: null,
    supplierName: null,
    impactBuyerName: null,
    goodCauseName: null,
    pendingActionCount: 0,
    ...more,
  };
}
