import { PRODUCT_NAME } from '../../shared/product-name.js';

export { PRODUCT_NAME };

/** The owner of the product, and its number in the register of charities. */
export const TRUST = `${PRODUCT_NAME} Charitable Trust`;
export const CHARITY = 'CC00000';

const inKeys = PRODUCT_NAME.toLowerCase() as Lowercase<typeof PRODUCT_NAME>;

/** REST keys that contain the name of the product (A01): `upliftStatus`, `upliftContribution`. */
export const WIRE_STATUS_KEY = `${inKeys}Status` as const;
export const WIRE_CONTRIBUTION_KEY = `${inKeys}Contribution` as const;
