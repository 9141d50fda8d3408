/** The product's name, chosen once; every spelling that carries it is made of this. */
export const PRODUCT_NAME = 'Uplift';
