import type { Language } from '../language.js';
import { PRODUCT_NAME } from '../product.js';

/** How a mail to somebody who wrote to us ends, in the language that they wrote in. */
export const CLOSING: Record<Language, string> = {
  en: `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
  mi: `Ngā mihi nui,\nnā te tīma o ${PRODUCT_NAME}`,
};
