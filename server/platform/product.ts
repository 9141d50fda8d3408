/** The product's name, chosen once; every spelling that carries it is made here. */
export const PRODUCT_NAME = 'Uplift';

/** REST keys that carry the product's name (A01): `upliftStatus`, `upliftContribution`. */
export const WIRE_STATUS_KEY = `${PRODUCT_NAME.toLowerCase()}Status`;
export const WIRE_CONTRIBUTION_KEY = `${PRODUCT_NAME.toLowerCase()}Contribution`;
