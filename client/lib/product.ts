export { PRODUCT_NAME } from '../../shared/product-name';

/** One hour of community work equals this many dollars of contribution (R280). */
export const DOLLARS_PER_HOUR = 22.75;
