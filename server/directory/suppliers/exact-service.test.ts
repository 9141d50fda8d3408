import { startTextSearches } from '../../testing/text-searches.js';

describe('exact service matches', () => {
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
  ])('rank before a keyword for %j', async (text, service) => {
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

  it('are found through a synonym, before suppliers that only contain the words', async () => {
    await neighbour('first aid course');
    await texts.make.supplier({ name: 'Trainer', services: ['First aid training'], searchWeight: 1 });
    await texts.make.supplier({
      name: 'Far',
      services: ['First aid training'],
      serviceRegions: ['Otago'],
      searchWeight: 2,
    });
    expect(await texts.found('First Aid Course')).toEqual(['Far', 'Trainer', 'Neighbour']);
    expect(await texts.found('first aid course', {}, { sort: 'NAME' })).toEqual([
      'Far',
      'Neighbour',
      'Trainer',
    ]);
    expect(await texts.search('first aid course', { region: 'Otago' })).toMatchObject({
      totalCount: 1,
      nodes: [{ name: 'Far' }],
      relaxed: null,
    });
    const counts = 'query { categoryCounts(filter: { text: "first aid course" }) { suppliers } }';
    expect((await texts.uplift.graphql(counts)).data.categoryCounts.suppliers).toBe(3);
    expect(await texts.found('first aid course', { asTyped: true })).toEqual(['Neighbour']);
  });

  it('keep the order of weights for a known service and for a single word R009', async () => {
    await neighbour('septic tanks');
    await texts.make.supplier({ name: 'Exact', services: ['Septic tanks'], searchWeight: 1 });
    expect(await texts.found('septic tanks')).toEqual(['Neighbour', 'Exact']);
    expect(await texts.found('septic')).toEqual(['Neighbour', 'Exact']);
  });
});
