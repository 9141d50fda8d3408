export { PRODUCT_NAME } from '../../shared/product-name';

/** Dollars of contribution that equal one hour of community work (R280). */
export const DOLLARS_PER_HOUR = 22.75;
