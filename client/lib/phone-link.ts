import { firstNumber } from '../../shared/phone-numbers';

/**
 * Returns the link that dials a phone number in its usual spelling: letters are keys (0800 UPLIFT), and the zero in +64
 * (0)9 is not dialled. An extension is added for phones that support it.
 */
export function phoneLink(written: string): string {
  const found = firstNumber(written);
  return found ? `tel:${found.number}${found.extension ? `;ext=${found.extension}` : ''}` : 'tel:';
}
