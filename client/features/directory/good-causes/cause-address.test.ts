import { causeVariables, giverPagePath, readGiverPages } from './cause-address';

const query = (text: string) => new URLSearchParams(text);

it('an address round-trips through the pages of its lists P013', () => {
  const path = giverPagePath(4, { buyers: 3, suppliers: 1 }, 'suppliers', 2);
  expect(path).toBe('/GoodCauses/4?buyers=3&suppliers=2#suppliers');
  const { searchParams } = new URL(path, 'http://a');
  expect(readGiverPages(searchParams)).toEqual({ buyers: 3, suppliers: 2 });
  expect(causeVariables({ id: '4' }, searchParams)).toEqual({
    id: 4,
    buyersOffset: 48,
    suppliersOffset: 24,
  });
  expect(giverPagePath(4, { buyers: 3, suppliers: 2 }, 'buyers', 1)).toBe('/GoodCauses/4?suppliers=2#buyers');
  expect(giverPagePath(4, { buyers: 1, suppliers: 2 }, 'suppliers', 1)).toBe('/GoodCauses/4#suppliers');
});

it('an invalid page is page 1, and an invalid id finds no cause P013', () => {
  for (const page of ['0', '-1', '1.5', 'x', '99999', '4001', '1e2', ''])
    expect(causeVariables({ id: '4' }, query(`suppliers=${page}`))).toEqual({
      id: 4,
      buyersOffset: 0,
      suppliersOffset: 0,
    });
  for (const id of ['0', '-4', '4a', '99999999999', undefined])
    expect(causeVariables({ id }, query(''))).toBeNull();
});
