import { firstNumber } from '../../shared/phone-numbers';

/**
 * A phone number as people write it, as a link that dials it: letters are keys (0800 UPLIFT), the zero in
 * +64 (0)9 is not dialled from abroad. An extension stands behind it, for phones that know what to do with it.
 */
export function phoneLink(written: string): string {
  const found = firstNumber(written);
  return found ? `tel:${found.number}${found.extension ? `;ext=${found.extension}` : ''}` : 'tel:';
}
