import { criteriaPath, criteriaTitle, readCriteria, regionAndCity, searchVariables } from './search-criteria';

const regions = [
  { name: 'Nationwide', districts: [] },
  { name: 'Auckland', districts: ['North Shore'] },
  { name: 'Manawatu/Whanganui', districts: ['Palmerston North City'] },
];

describe('search criteria', () => {
  it.each([
    [{}, '/searchResults'],
    [{ service: 'A/C & heating 50%' }, '/searchResults/service/A%2FC%20%26%20heating%2050%25'],
    [{ category: '3' }, '/searchResults/category/3'],
    [{ servicing: 'Manawatu/Whanganui' }, '/searchResults/Manawatu%2FWhanganui'],
    [{ servicing: 'Otago', category: '3' }, '/searchResults/Otago/3'],
    [{ service: 'Gas', servicing: 'Otago' }, '/searchResults/service/Gas/Otago'],
    [{ service: 'Gas', servicing: 'Otago', category: '3' }, '/searchResults/service/Gas/Otago/3'],
    [{ service: 'Gas', category: '3' }, '/searchResults/service/Gas/All%20Locations/3'],
    [{ category: '3', subCategory: '7', page: 2 }, '/searchResults/category/3?subCategory=7&page=2'],
  ])('R011 R012 R013 %j stands in the address as %s', (criteria, path) => {
    expect(criteriaPath(criteria)).toBe(path);
  });

  it('reads page 1 for anything that is no page', () => {
    for (const page of ['0', '-1', 'x', '1.5', ''])
      expect(readCriteria({}, new URLSearchParams({ page })).page).toBe(1);
    expect(readCriteria({}, new URLSearchParams({ page: '3' })).page).toBe(3);
  });

  it('A10 a sub category filters only inside a category search', () => {
    const { filter } = searchVariables({ subCategory: '7', page: 1 }, 'General');
    expect(filter.subCategory).toBeNull();
  });

  it('R008 the mode of the site is the audience of the search', () => {
    expect(searchVariables({ page: 1 }, 'Commercial').filter.audience).toBe('COMMERCIAL');
  });

  it('A08 shows a district under its region', () => {
    expect(regionAndCity('north shore', regions)).toEqual({ region: 'Auckland', city: 'North Shore' });
    expect(regionAndCity('manawatu/whanganui', regions)).toEqual({ region: 'Manawatu/Whanganui', city: '' });
    expect(regionAndCity('Atlantis', regions)).toEqual({ region: '', city: '' });
  });

  it('says in words what was searched for, and leaves out what filters nothing', () => {
    const title = (criteria: object) =>
      criteriaTitle({ page: 1, ...criteria }, regions, [{ id: 3, name: 'Trades' }]);
    expect(title({ service: 'Plumbing', servicing: 'Auckland' })).toBe('Plumbing in Auckland');
    expect(title({})).toBe('All suppliers');
    expect(title({ servicing: 'Nationwide' })).toBe('Suppliers nationwide');
    expect(title({ servicing: 'Atlantis' })).toBe('All suppliers');
    expect(title({ category: '3' })).toBe('Trades');
    expect(title({ category: 'zzz' })).toBe('No such category');
  });
});
