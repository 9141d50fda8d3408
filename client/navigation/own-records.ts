import type { SignedInUser } from '../graphql/session';
import { hasRole } from './guards';

/** A record that belongs to a user. */
export type OwnRecord = { of: 'supplier' | 'buyer' | 'cause'; id: number; name: string };

/** Returns the records of a user: a link only counts together with its role (R344). */
export function ownRecords(user: SignedInUser | null): OwnRecord[] {
  if (!user) return [];
  const records: OwnRecord[] = [];
  if (hasRole(user, 'BUSINESS') && user.supplierId)
    records.push({ of: 'supplier', id: user.supplierId, name: user.supplierName ?? 'Supplier' });
  if (hasRole(user, 'IMPACT_BUSINESS') && user.impactBuyerId)
    records.push({ of: 'buyer', id: user.impactBuyerId, name: user.impactBuyerName ?? 'Impact buyer' });
  if (hasRole(user, 'GOOD_CAUSE') && user.goodCauseId)
    records.push({ of: 'cause', id: user.goodCauseId, name: user.goodCauseName ?? 'Good cause' });
  return records;
}
