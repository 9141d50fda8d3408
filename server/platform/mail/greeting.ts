import type { Language } from '../language.js';
import { PRODUCT_NAME } from '../product.js';

/** The closing of a mail to a visitor or user, in their language. */
export const CLOSING: Record<Language, string> = {
  en: `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
  mi: `Ngā mihi nui,\nnā te tīma o ${PRODUCT_NAME}`,
};

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u;

/**
 * Returns the greeting of a mail. It contains the first name only if it looks like a name, so that nobody can
 * use a form to mail their own words or links to others.
 */
export function greeting(fullName: string | null): string {
  const first = fullName?.trim().split(/\s+/)[0] ?? '';
  return NAME.test(first) ? `Kia ora ${first},` : 'Kia ora,';
}
