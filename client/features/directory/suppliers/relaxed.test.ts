import type { Interpretation } from './interpretation';
import { type Relaxed, relaxedSentence } from './relaxed';
import { relaxedTexts } from './relaxed-texts';

const place = {
  __typename: 'SearchedPlace',
  name: 'Wellington',
  region: 'Wellington',
  district: null,
} as const;
const nationwide = { ...place, name: 'Nationwide', region: 'Nationwide' };
const category = { __typename: 'ParentCategory', id: 5, name: 'Cleaning' } as const;
const relaxed = (given: object) =>
  ({ step: 'NEARBY', trade: 'carpet cleaning', place, parentCategory: null, ...given }) as Relaxed;

describe('sentence about a relaxed search', () => {
  it.each([
    [
      {},
      2,
      'No suppliers for carpet cleaning in Wellington yet. These 2 suppliers work nearby or nationwide.',
    ],
    [
      { trade: 'carpet cleaner' },
      1,
      'No carpet cleaners in Wellington yet. This supplier works in your area or across New Zealand.',
    ],
    [
      { trade: 'plumbers' },
      1200,
      'No plumbers in Wellington yet. These 1,200 suppliers work nearby or nationwide.',
    ],
    [
      { trade: 'plumber and electrician' },
      2,
      'No suppliers for plumber and electrician in Wellington yet. These 2 suppliers work nearby or nationwide.',
    ],
    [
      { trade: 'flowers' },
      1,
      'No suppliers for flowers in Wellington yet. This supplier works in your area or across New Zealand.',
    ],
    [
      { place: nationwide },
      3,
      'No suppliers for carpet cleaning nationwide yet. These 3 suppliers work only in certain regions.',
    ],
    [
      { step: 'PARENT_CATEGORY', parentCategory: category },
      3,
      'No suppliers for carpet cleaning in Wellington yet. These 3 suppliers in Wellington are in the category Cleaning.',
    ],
    [
      { step: 'PARENT_CATEGORY', parentCategory: category, place: null },
      1,
      'No suppliers for carpet cleaning yet. This supplier is in the category Cleaning.',
    ],
    [
      { step: 'PARENT_CATEGORY_NEARBY', parentCategory: category },
      3,
      'No suppliers for carpet cleaning in Wellington yet. These 3 suppliers in Cleaning work nearby or all over New Zealand.',
    ],
  ])('describes %j with %d results', (given, total, sentence) => {
    expect(relaxedSentence(relaxed(given), { total }, relaxedTexts.en, true)).toBe(sentence);
  });

  const part = (why: string) =>
    ({ typed: 'dog', searchTerms: [], why }) as unknown as Interpretation['parts'][0];
  it.each([
    [{ partly: false, parts: [part('UNKNOWN')] }, 'This supplier matches part of your search.'],
    [{ partly: true, parts: [] }, 'This supplier matches part of your search.'],
    [{ partly: false, parts: [part('IGNORED')] }, 'This supplier works in your area or across New Zealand.'],
  ])('does not claim the trade for a match of some words: %j', (read, sentence) => {
    const interpretation = read as unknown as Interpretation;
    const given = relaxed({ trade: 'dog groomer' });
    expect(relaxedSentence(given, { total: 1, interpretation }, relaxedTexts.en, true)).toBe(
      `No dog groomers in Wellington yet. ${sentence}`,
    );
  });

  it('is in te reo Māori on Māori pages', () => {
    expect(relaxedSentence(relaxed({ trade: 'plumber' }), { total: 1 }, relaxedTexts.mi, false)).toBe(
      'Kāore anō he kaiwhakarato mō plumber i Wellington. E mahi ana tēnei kaiwhakarato i ngā rohe tata, puta noa rānei i te motu.',
    );
  });
});
