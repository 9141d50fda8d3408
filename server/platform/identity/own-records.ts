import type { Role } from './roles.js';
import type { SignedInUser } from './signed-in-user.js';

/** The records that a user acts for. A role counts only with its record, and a record only with its role. */
export interface OwnRecords {
  supplierId: number | null;
  impactBuyerId: number | null;
  goodCauseId: number | null;
}

/** Returns the records that the user acts for, none for visitors. Being Admin changes nothing. */
export function ownRecordsOf(user: SignedInUser | null): OwnRecords {
  const asRole = (role: Role, id: number | null | undefined) =>
    user?.roles.includes(role) ? (id ?? null) : null;
  return {
    supplierId: asRole('Business', user?.supplierId),
    impactBuyerId: asRole('ImpactBusiness', user?.impactBuyerId),
    goodCauseId: asRole('GoodCause', user?.goodCauseId),
  };
}
