/** The name of the product. Every spelling of the name is derived from it. */
export const PRODUCT_NAME = 'Uplift';
