import { withoutInvisible } from '../../../shared/characters.js';

/**
 * Returns the text with full-width digits and signs, as in ４／０３, in their usual form, and without invisible
 * characters.
 */
export const halfWidth = (text: string): string =>
  withoutInvisible(text).replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
