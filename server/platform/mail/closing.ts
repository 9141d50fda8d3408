import type { Language } from '../language.js';
import { PRODUCT_NAME } from '../product.js';

/** The closing of a mail to a visitor or user, in their language. */
export const CLOSING: Record<Language, string> = {
  en: `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
  mi: `Ngā mihi nui,\nnā te tīma o ${PRODUCT_NAME}`,
};
