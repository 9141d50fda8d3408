import { matchRoutes } from 'react-router';
import { paths, RESULTS_ADDRESS } from './paths';

it.each([
  [paths.searchService('A/C & heating 50%'), '/searchResults/service/A%2FC%20%26%20heating%2050%25'],
  [paths.searchService(''), '/searchResults'],
  [paths.searchService('..'), '/searchResults'],
  [paths.searchIn('Manawatu/Whanganui'), '/searchResults/Manawatu%2FWhanganui'],
  [paths.searchServiceIn('Plumbing', "Hawke's Bay"), "/searchResults/service/Plumbing/Hawke's%20Bay"],
  [paths.searchInCategory('Nelson/Tasman', 7), '/searchResults/Nelson%2FTasman/7'],
  [paths.login('/admin/leads?x=1'), '/login/%2Fadmin%2Fleads%3Fx%3D1'],
])('encodes %s R011', (built, expected) => {
  expect(built).toBe(expected);
});

it('a region with a slash round-trips through the router R011', () => {
  const [match] =
    matchRoutes([{ path: '/searchResults/:servicing' }], paths.searchIn('Manawatu/Whanganui')) ?? [];
  expect(match?.params.servicing).toBe('Manawatu/Whanganui');
});

it('any results address accepts /business/{id} R023', () => {
  expect(paths.supplierInSearch(paths.searchIn('Otago'), 5)).toBe('/searchResults/Otago/business/5');
  expect(paths.supplierInSearch('/searchResults/', 5)).toBe('/searchResults/business/5');
  expect(paths.supplierInSearch('/searchResults/category/7?subCategory=2&page=3', 5)).toBe(
    '/searchResults/category/7/business/5?subCategory=2&page=3',
  );
});

it.each([
  ['/searchResults', true],
  ['/MI/searchresults/', true],
  ['/searchResults/service/business/Auckland', true],
  ['/mi/searchResults/Manawatu%2FWhanganui/7', true],
  ['/searchResults/Otago/business/5', false],
  ['/mi/searchResults/business/5/', false],
  ['/searchResults_api', false],
  ['/about/searchResults', false],
])('recognises %s as an address of results: %s R017 R023', (path, is) => {
  expect(RESULTS_ADDRESS.test(path)).toBe(is);
});
