import { PRODUCT_NAME } from '../../shared/product-name.js';

export { PRODUCT_NAME };

/** Whose product it is, and its number in the register of charities. */
export const TRUST = `${PRODUCT_NAME} Charitable Trust`;
export const CHARITY = 'CC00000';

const inKeys = PRODUCT_NAME.toLowerCase() as Lowercase<typeof PRODUCT_NAME>;

/** REST keys that carry the product's name (A01): `upliftStatus`, `upliftContribution`. */
export const WIRE_STATUS_KEY = `${inKeys}Status` as const;
export const WIRE_CONTRIBUTION_KEY = `${inKeys}Contribution` as const;
