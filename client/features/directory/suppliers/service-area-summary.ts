import { texts } from '../../../lib/language';

/** Texts for lists of places. */
export const serviceAreaTexts = texts(
  {
    nationwide: 'Nationwide',
    country: 'New Zealand',
    both: (one: string, other: string) => `${one} and ${other}`,
    more: (one: string, others: number) => `${one} and ${others} more`,
  },
  {
    nationwide: 'Puta noa i Aotearoa',
    country: 'Aotearoa',
    both: (one: string, other: string) => `${one} me ${other}`,
    more: (one: string, others: number) => `${one} me ētahi atu e ${others}`,
  },
);

type Words = (typeof serviceAreaTexts)['en'];

/**
 * Returns the places that a supplier serves, in few words: 'Nationwide', 'North Shore, Auckland', 'Otago and 3 more'.
 */
export function serviceAreaSummary(
  regions: readonly string[],
  districts: readonly string[],
  say: Words,
): string {
  if (regions.includes('Nationwide') || districts.includes('Nationwide')) return say.nationwide;
  if (regions.length === 0 && districts.length === 0) return say.country;
  if (regions.length <= 1 && districts.length === 1) return [...districts, ...regions].join(', ');
  const [one = '', other, ...others] = regions.length > 0 ? regions : districts;
  if (other === undefined) return one;
  return others.length === 0 ? say.both(one, other) : say.more(one, others.length + 1);
}
