import { PRODUCT_NAME } from '../../shared/product-name.js';

export { PRODUCT_NAME };

/** REST keys that carry the product's name (A01): `upliftStatus`, `upliftContribution`. */
export const WIRE_STATUS_KEY = `${PRODUCT_NAME.toLowerCase()}Status`;
export const WIRE_CONTRIBUTION_KEY = `${PRODUCT_NAME.toLowerCase()}Contribution`;
