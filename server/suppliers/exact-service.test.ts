import { startTextSearches } from '../testing/text-searches.js';

describe('the exact service of a text', () => {
  let texts: Awaited<ReturnType<typeof startTextSearches>>;
  beforeAll(async () => {
    texts = await startTextSearches();
  });
  afterAll(() => texts.uplift.stop());
  beforeEach(() => texts.clear());

  const neighbour = (keyword: string) =>
    texts.make.supplier({
      name: 'Neighbour',
      services: ['Something else'],
      searchServices: [keyword],
      searchWeight: 90,
    });

  it.each([
    ['first aid course', 'First aid training'],
    ['gift basket', 'Corporate gifts'],
    ['conference venue', 'Conference rooms'],
    ['septic tank', 'Septic tanks'],
    ['GIFT  BASKET'.replace('  ', ' '), 'Gift baskets'],
  ])('comes before a keyword for %j', async (text, service) => {
    await neighbour(text.toLowerCase());
    await texts.make.supplier({
      name: 'Exact',
      services: [service],
      searchServices: [text.toLowerCase()],
      searchWeight: 1,
    });
    expect(await texts.found(text)).toEqual(['Exact', 'Neighbour']);
    expect(await texts.found(text, {}, { sort: 'NAME' })).toEqual(['Exact', 'Neighbour']);
  });

  it('R009 keeps the order of weights for a known service and for a single word', async () => {
    await neighbour('septic tanks');
    await texts.make.supplier({ name: 'Exact', services: ['Septic tanks'], searchWeight: 1 });
    expect(await texts.found('septic tanks')).toEqual(['Neighbour', 'Exact']);
    expect(await texts.found('septic')).toEqual(['Neighbour', 'Exact']);
  });
});
