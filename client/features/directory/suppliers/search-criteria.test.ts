import {
  criteriaPath,
  criteriaTitle,
  dividedRegion,
  readCriteria,
  regionAndCity,
  type SearchCriteria,
  searchVariables,
  spelled,
} from './search-criteria';

const regions = [
  { name: 'Nationwide', districts: [] },
  { name: 'Auckland', districts: ['North Shore'] },
  { name: 'Manawatu/Whanganui', districts: ['Palmerston North City'] },
];

const plain = { mode: 'General', page: 1 } as const;

describe('search criteria', () => {
  it.each<[Partial<SearchCriteria>, string]>([
    [{}, '/searchResults'],
    [{ service: 'A/C & heating 50%' }, '/searchResults/service/A%2FC%20%26%20heating%2050%25'],
    [{ category: '3' }, '/searchResults/category/3'],
    [{ servicing: 'Manawatu/Whanganui' }, '/searchResults/Manawatu%2FWhanganui'],
    [{ servicing: 'Otago', category: '3' }, '/searchResults/Otago/3'],
    [{ service: 'Gas', servicing: 'Otago' }, '/searchResults/service/Gas/Otago'],
    [{ service: 'Gas', servicing: 'Otago', category: '3' }, '/searchResults/service/Gas/Otago/3'],
    [{ service: 'Gas', category: '3' }, '/searchResults/service/Gas/All%20Locations/3'],
    [{ category: '3', subCategory: '7', page: 2 }, '/searchResults/category/3?subCategory=7&page=2'],
    [
      { service: 'Gas', sort: 'newest', asTyped: true },
      '/searchResults/service/Gas?sort=newest&words=as-typed',
    ],
  ])('%j has the address %s R011 R012 R013', (criteria, path) => {
    expect(criteriaPath(criteria)).toBe(path);
  });

  it('reads an invalid page as page 1', () => {
    for (const page of ['0', '-1', 'x', '1.5', '1e2', '0x2', ' 2', '4001', '99999999999', ''])
      expect(readCriteria({}, new URLSearchParams({ page })).page).toBe(1);
    expect(readCriteria({}, new URLSearchParams({ page: '3' })).page).toBe(3);
  });

  const read = (params: Record<string, string>) => readCriteria(params, new URLSearchParams());

  it('reads the sort order and the literal search, and ignores invalid values A169', () => {
    const query = (given: Record<string, string>) =>
      readCriteria({ service: 'Gas' }, new URLSearchParams(given));
    expect(query({ sort: 'newest', words: 'as-typed' })).toMatchObject({ sort: 'newest', asTyped: true });
    expect(query({ sort: 'x', words: 'x' })).toMatchObject({ sort: undefined, asTyped: undefined });
    expect(searchVariables(query({ sort: 'name', words: 'as-typed' }))).toMatchObject({
      sort: 'NAME',
      filter: { asTyped: true },
    });
  });

  it('reads blanks, line breaks and control characters as empty', () => {
    expect(read({ service: ' ', servicing: '\u0000', category: '\n' })).toEqual(read({}));
    expect(read({ service: ' blocked\r\n drain ' }).service).toBe('blocked drain');
  });

  it('truncates a text to the search limit between characters', () => {
    expect(read({ service: 'x'.repeat(5000) }).service).toBe('x'.repeat(100));
    const { service = '' } = read({ service: `x${'👨‍👩‍👧‍👦'.repeat(120)}` });
    expect(service).toBe(`x${'👨‍👩‍👧‍👦'.repeat(99)}`);
    const half = read({ service: 'Gas \ud83d' }).service ?? '';
    expect(() => criteriaPath({ service: half })).not.toThrow();
  });

  it('All Locations is no filter R006', () => {
    expect(read({ service: 'Gas', servicing: 'all locations', category: '3' }).servicing).toBeUndefined();
  });

  it.each([
    [
      'a region and a category by name',
      { servicing: 'auckland', category: 'trades' },
      '/searchResults/Auckland/3',
    ],
    [
      'a place in letters that look alike',
      { servicing: 'Ｎorth\u00a0Shore\u200b', category: 'Ｔrades' },
      '/searchResults/North%20Shore/3',
    ],
    ['a place with a macron', { servicing: 'Manawatū/Whanganui' }, '/searchResults/Manawatu%2FWhanganui'],
    ['a district', { servicing: 'NORTH SHORE' }, '/searchResults/North%20Shore'],
    ['an unknown place', { servicing: 'Atlantis' }, '/searchResults'],
    [
      'a sub category by name',
      { category: '3', subCategory: 'DRAINS' },
      '/searchResults/category/3?subCategory=7',
    ],
    ['an unknown category', { category: 'zzz' }, '/searchResults/category/zzz'],
  ])('%s has one address A05 A08 A09', (_, criteria, path) => {
    const categories = [{ id: 3, name: 'Trades', children: [{ id: 7, name: 'Drains' }] }];
    expect(criteriaPath(spelled({ ...plain, ...criteria }, regions, categories))).toBe(path);
  });

  it('rejoins a region that its slash divided A07', () => {
    const divided = dividedRegion({ ...plain, servicing: 'manawatu', category: 'Whanganui' }, regions);
    expect(divided && criteriaPath(divided)).toBe('/searchResults/Manawatu%2FWhanganui');
    expect(dividedRegion({ ...plain, servicing: 'Auckland', category: '3' }, regions)).toBeNull();
  });

  it('a sub category filters only inside a category search A10', () => {
    const { filter } = searchVariables({ ...plain, subCategory: '7' });
    expect(filter.subCategory).toBeNull();
  });

  it('the mode of the site sets the audience of the search R008', () => {
    expect(searchVariables({ ...plain, mode: 'Commercial' }).filter.audience).toBe('COMMERCIAL');
  });

  it('a mode other than General is part of the address R017', () => {
    const mode = (query: string) => readCriteria({}, new URLSearchParams(query)).mode;
    expect(['', 'type=', 'type=commercial', 'type=x'].map(mode)).toEqual(Array(4).fill('General'));
    expect([mode('type=Commercial'), mode('type=Consumer')]).toEqual(['Commercial', 'Consumer']);
    expect(criteriaPath({ mode: 'Consumer', servicing: 'Otago', page: 2 })).toBe(
      '/searchResults/Otago?type=Consumer&page=2',
    );
    expect(criteriaPath({ mode: 'General' })).toBe('/searchResults');
  });

  it('shows a district under its region A08', () => {
    expect(regionAndCity('north shore', regions)).toEqual({ region: 'Auckland', city: 'North Shore' });
    expect(regionAndCity('manawatu/whanganui', regions)).toEqual({ region: 'Manawatu/Whanganui', city: '' });
    expect(regionAndCity('Atlantis', regions)).toEqual({ region: '', city: '' });
  });

  it('describes the search in words and omits empty filters', () => {
    const title = (criteria: object) =>
      criteriaTitle({ ...plain, ...criteria }, regions, [{ id: 3, name: 'Trades' }]);
    expect(title({ service: 'Plumbing', servicing: 'Auckland' })).toBe('Plumbing in Auckland');
    expect(title({})).toBe('All suppliers');
    expect(title({ servicing: 'Nationwide' })).toBe('Suppliers nationwide');
    expect(title({ servicing: 'Atlantis' })).toBe('All suppliers');
    expect(title({ category: '3' })).toBe('Trades');
    expect(title({ category: 'zzz' })).toBe('Category not found');
  });
});
