import type { Supplier } from './supplier.entity.js';
import type { SupplierChanges } from './supplier-input.js';

/** Copies the street address to the postal address while the two are marked as the same (R091). */
export function postalAsAbove(before: Partial<Supplier>, changes: SupplierChanges): SupplierChanges {
  const after = { ...before, ...changes };
  if (!after.postalAsAbove) return changes;
  const postal = {
    postalAddress: after.physicalAddress ?? null,
    postalSuburb: after.physicalSuburb ?? null,
    postalCity: after.physicalCity ?? null,
    postalPostCode: after.physicalPostCode ?? null,
  };
  const differs = Object.entries(postal).some(
    ([name, value]) => (after[name as keyof typeof postal] ?? null) !== value,
  );
  return differs ? { ...changes, ...postal } : changes;
}
