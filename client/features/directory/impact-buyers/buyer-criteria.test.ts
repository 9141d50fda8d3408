import { buyerCriteriaPath, buyerVariables, readBuyerCriteria } from './buyer-criteria';
import { BUYER_TYPES, buyerTypeNames, buyerTypeOf, buyerTypeSlug } from './buyer-types';
import { reportVariables } from './report-address';

const read = (query: string) => readBuyerCriteria(new URLSearchParams(query));

it('an address round-trips through the criteria', () => {
  const criteria = { search: 'Kōwhai & Sons', type: 'SMALL_SERVICE_BUSINESS', page: 3 } as const;
  const path = buyerCriteriaPath(criteria);
  expect(path).toBe('/impactBusiness?search=K%C5%8Dwhai+%26+Sons&type=small-service-business&page=3');
  expect(readBuyerCriteria(new URL(path, 'http://a').searchParams)).toEqual(criteria);
  expect(buyerCriteriaPath({ search: '', type: null, page: 1 })).toBe('/impactBusiness');
});

it('drops invalid criteria', () => {
  for (const page of ['0', '-1', '1.5', 'x', '99999', '']) expect(read(`page=${page}`).page).toBe(1);
  expect(read('type=nonsense')).toEqual({ search: '', type: null, page: 1 });
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  expect(buyerVariables(read('page=3'))).toEqual({
    filter: { text: null, buyerType: null },
    first: 24,
    offset: 48,
  });
});

it('has the 18 types, word for word R146', () => {
  expect(BUYER_TYPES).toHaveLength(18);
  for (const type of BUYER_TYPES) expect(buyerTypeOf(buyerTypeSlug(type))).toBe(type);
  expect(buyerTypeNames.LARGE_COMPANY.en).toBe('Large Company ( 50 + )');
});

it('reads digits as an id and any other text as a keyword A14', () => {
  const key = (keyword: string) => reportVariables({ keyword }, new URLSearchParams());
  expect(key('12')).toMatchObject({ id: 12, urlKeyword: null });
  expect(key('pohutukawa')).toMatchObject({ id: null, urlKeyword: 'pohutukawa' });
  expect(key('12a')).toMatchObject({ id: null, urlKeyword: '12a' });
  expect(key('0')).toBeNull();
  expect(key('99999999999')).toBeNull();
  for (const unseen of ['\0', '\u200b', ' ']) expect(key(unseen)).toBeNull();
});

it('the suppliers of a report have pages with addresses R144', () => {
  const offset = (query: string) =>
    reportVariables({ keyword: '1' }, new URLSearchParams(query))?.suppliersOffset;
  expect(['', 'suppliers=1', 'suppliers=x', 'suppliers=3'].map(offset)).toEqual([0, 0, 0, 48]);
});
