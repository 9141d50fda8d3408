import { registerEnumType } from 'type-graphql';

/**
 * The statuses of a supplier (R068). Any status can follow any other. They are declared here because the status
 * decides whether the users of a supplier may enter the admin area (R047).
 */
export const SupplierStatusEnum = {
  ADMIN: 'Admin',
  PROSPECTING: 'Prospecting',
  DRAFTING: 'Drafting',
  APPROVED_AND_LIVE: 'Approved & Live',
  PAUSED_LIVE: 'Paused / Live',
  LEFT_AND_REMOVED: 'Left & Removed',
} as const;
export type SupplierStatus = (typeof SupplierStatusEnum)[keyof typeof SupplierStatusEnum];
export const SUPPLIER_STATUSES = Object.values(SupplierStatusEnum);
registerEnumType(SupplierStatusEnum, {
  name: 'SupplierStatus',
  description: 'The status of a supplier.',
  valuesConfig: {
    ADMIN: { description: 'A supplier that staff use for their own purposes. Not public.' },
    PROSPECTING: { description: 'A possible supplier that staff are in contact with. Not public.' },
    DRAFTING: { description: 'A supplier whose listing is not finished. Not public.' },
    APPROVED_AND_LIVE: { description: 'An approved supplier with a public listing.' },
    PAUSED_LIVE: { description: 'A supplier whose listing is paused. Not public.' },
    LEFT_AND_REMOVED: { description: 'A supplier that has left. Not public.' },
  },
});
