import { factories } from './factories.js';
import { TestUplift } from './test-uplift.js';

const SEARCH = `query Search($filter: SupplierSearchFilter, $first: Int, $offset: Int, $sort: SupplierSort) {
  searchSuppliers(filter: $filter, first: $first, offset: $offset, sort: $sort) {
    totalCount pageInfo { hasNextPage } nodes { name }
    interpretation { words withoutPlace partly place { name region district } parts { typed searchTerms why } }
    relaxed { step trade place { name region district } parentCategory { name } }
  }
}`;

/** Starts a product for text searches, without suppliers and their words. The test has to stop it. */
export async function startTextSearches() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const { manager } = uplift.app.database;

  const search = async (text: string, filter: object = {}, page: object = {}) => {
    const { data, errors } = await uplift.graphql(SEARCH, { filter: { text, ...filter }, ...page });
    expect(errors).toBeUndefined();
    return data.searchSuppliers;
  };

  return {
    uplift,
    make,
    manager,
    search,
    /** Returns the names of the matches in order. */
    found: async (text: string, filter: object = {}, page: object = {}): Promise<string[]> =>
      (await search(text, filter, page)).nodes.map(({ name }: { name: string }) => name),
    clear: () =>
      manager.query('TRUNCATE supplier, search_phrase, category CASCADE; SELECT forget_search_words()'),
    /** Creates two plumbers in different regions, and another supplier. */
    plumbers: async () => {
      await make.supplier({
        name: 'North',
        listTitle: 'Plumber',
        serviceRegions: ['Auckland'],
        serviceDistricts: ['Central Auckland'],
      });
      await make.supplier({
        name: 'South',
        listTitle: 'Plumber',
        serviceRegions: ['Otago'],
        serviceDistricts: ['Dunedin City'],
      });
      await make.supplier({ name: 'Paint', listTitle: 'House Painter', serviceRegions: ['Auckland'] });
    },
  };
}
