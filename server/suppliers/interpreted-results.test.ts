import { countStatements } from '../testing/count-statements';
import { factories } from '../testing/factories';
import { queryPlans } from '../testing/query-plans';
import { TestUplift } from '../testing/test-uplift';
import { SupplierCategory } from './supplier-category.entity';
import { SupplierSubCategory } from './supplier-sub-category.entity';

const SEARCH = `query Search($filter: SupplierSearchFilter, $first: Int, $offset: Int, $sort: SupplierSort) {
  searchSuppliers(filter: $filter, first: $first, offset: $offset, sort: $sort) {
    totalCount pageInfo { hasNextPage } nodes { name }
    interpretation { words withoutPlace place { name region district } parts { typed sought why } }
  }
}`;
const COUNTS = `query Counts($filter: SupplierSearchFilter) {
  categoryCounts(filter: $filter) { suppliers categories { recordId suppliers } }
}`;

describe('whom an interpreted search finds', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(() =>
    uplift.app.database.manager.query(
      'TRUNCATE supplier, search_phrase, category CASCADE; SELECT forget_search_words()',
    ),
  );

  const search = async (text: string, filter: object = {}, page: object = {}) => {
    const { data, errors } = await uplift.graphql(SEARCH, { filter: { text, ...filter }, ...page });
    expect(errors).toBeUndefined();
    return data.searchSuppliers;
  };
  const found = async (text: string, filter: object = {}, page: object = {}) =>
    (await search(text, filter, page)).nodes.map(({ name }: { name: string }) => name);

  /** Two plumbers, one here and one there, and somebody else. */
  async function plumbers() {
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
  }

  it('A169 takes words in any order, and first those that stand together', async () => {
    await make.supplier({ name: 'Apart', services: ['Velvet hats', 'Unicycles'], searchWeight: 9 });
    await make.supplier({ name: 'Together', services: ['Velvet unicycles'], searchWeight: 1 });
    expect(await found('unicycle velvet')).toEqual(['Together', 'Apart']);
  });

  it('A169 ranks by what is matched before weight: title, service, category, name, own words', async () => {
    const category = await make.category({ name: 'Roofs' });
    const { manager } = uplift.app.database;
    await make.supplier({ name: 'Roofers Ltd', searchWeight: 9 });
    const under = await make.supplier({ name: 'Under it', searchWeight: 9 });
    await manager.insert(SupplierCategory, { supplierId: under.id, categoryId: category.id });
    await make.supplier({ name: 'Does it', services: ['Roofing'], searchWeight: 5 });
    await make.supplier({ name: 'Is it', listTitle: 'The roof', searchWeight: 1 });
    await make.supplier({ name: 'Says it', whoAreWe: 'We like a <b>roof</b>.', searchWeight: 9 });
    expect(await found('roofers')).toEqual(['Roofers Ltd']);
    expect(await found('our roofer')).toEqual(['Is it', 'Does it', 'Under it']);
  });

  it('A169 takes what suppliers say of themselves where nobody has it in a better place', async () => {
    await make.supplier({ name: 'Says it', aboutWhatWeDo: 'We tune old pianos.' });
    expect(await found('piano tuner')).toEqual(['Says it']);
    await make.supplier({ name: 'Does it', services: ['Tuning of pianos'] });
    expect(await found('piano tuner')).toEqual(['Does it']);
  });

  it('A169 puts those first who are listed where such are', async () => {
    const category = await make.category({ name: 'Printing' });
    const sub = await make.subCategory({ categoryId: category.id, name: 'Large Format' });
    const listed = await make.supplier({ name: 'Printer', services: ['Poster printing'], searchWeight: 1 });
    const { manager } = uplift.app.database;
    await manager.insert(SupplierCategory, { supplierId: listed.id, categoryId: category.id });
    await manager.insert(SupplierSubCategory, { supplierId: listed.id, subCategoryId: sub.id });
    await make.supplier({ name: 'Tailor', listTitle: 'Shirts printed', searchWeight: 9 });
    expect(await found('good printers')).toEqual(['Printer', 'Tailor']);
  });

  it('R001 R002 finds nobody who is not listed, by whatever words', async () => {
    const supplier = await make.supplier({ name: 'Gone', listTitle: 'Stonemason' });
    expect(await found('stonemasons')).toEqual(['Gone']);
    await uplift.app.database.manager.update('supplier', { id: supplier.id }, { status: 'Paused / Live' });
    expect(await found('stonemasons')).toEqual([]);
    await make.supplier({ id: 32, listTitle: 'Stonemason' });
    expect(await found('stonemasons')).toEqual([]);
  });

  it('follows what a supplier says of itself, and how a category is called', async () => {
    const category = await make.category({ name: 'Gadgets' });
    const supplier = await make.supplier({ name: 'Changing' });
    const { manager } = uplift.app.database;
    await manager.insert(SupplierCategory, { supplierId: supplier.id, categoryId: category.id });
    expect(await found('gadget')).toEqual(['Changing']);
    await manager.update('category', { id: category.id }, { name: 'Widgets' });
    expect([await found('gadget'), await found('widget')]).toEqual([[], ['Changing']]);
    await manager.update('supplier', { id: supplier.id }, { whoAreWe: 'Beekeepers' });
    expect(await found('beekeeper')).toEqual(['Changing']);
  });

  it('rebuilds the same words as the triggers write', async () => {
    await plumbers();
    await make.supplier({
      services: ['Carpet cleaning', 'Cleaning of carpets'],
      whoAreWe: 'The <i>best</i>',
      searchServices: ['rug'],
    });
    const words = () =>
      uplift.app.database.manager.query(
        'SELECT supplier_id, words::text, name, listed_on FROM supplier_listing ORDER BY 1',
      );
    const written = await words();
    await uplift.app.database.manager.query('SELECT rebuild_supplier_search()');
    expect(await words()).toEqual(written);
  });

  it('R005 narrows by a category, and counts what it finds in each', async () => {
    const [gas, water] = [await make.category({ name: 'Gas' }), await make.category({ name: 'Water' })];
    const { manager } = uplift.app.database;
    for (const [name, { id }] of [
      ['One', gas],
      ['Two', water],
    ] as const) {
      const supplier = await make.supplier({ name, listTitle: 'Plumber' });
      await manager.insert(SupplierCategory, { supplierId: supplier.id, categoryId: id });
    }
    expect(await found('plumbers', { category: String(gas.id) })).toEqual(['One']);
    const { data } = await uplift.graphql(COUNTS, { filter: { text: 'plumbers', category: String(gas.id) } });
    expect(data.categoryCounts).toEqual({
      suppliers: 2,
      categories: [
        { recordId: gas.id, suppliers: 1 },
        { recordId: water.id, suppliers: 1 },
      ],
    });
  });

  it('R008 leaves out who is not for the audience', async () => {
    await make.supplier({ name: 'Home', listTitle: 'Plumber', showCommercial: false });
    expect(await found('plumbers', { audience: 'COMMERCIAL' })).toEqual([]);
    expect(await found('plumbers', { audience: 'CONSUMER' })).toEqual(['Home']);
  });

  it('names the regions where the words find somebody, around the place that was typed', async () => {
    await plumbers();
    const { data } = await uplift.graphql(
      `query ($filter: SupplierSearchFilter) { searchSuppliers(filter: $filter) { totalCount }
        searchSuggestions(filter: $filter) { regions { name supplierCount } } }`,
      { filter: { text: 'plumbers invercargill' } },
    );
    expect(data.searchSuppliers.totalCount).toBe(0);
    expect(data.searchSuggestions.regions).toEqual([
      { name: 'Otago', supplierCount: 1 },
      { name: 'Auckland', supplierCount: 1 },
    ]);
  });

  it.each(['Plumber', 'plumbers'])('sorts what %j finds by name and by newest', async (text) => {
    await make.supplier({ name: 'Ōmaha', listTitle: 'Plumber', membershipListingDate: '2026-03-01' });
    await make.supplier({ name: 'Zed', listTitle: 'Plumber', membershipListingDate: '2026-05-01' });
    await make.supplier({
      name: 'Able',
      listTitle: 'Plumber',
      membershipListingDate: '2026-01-01',
      searchWeight: 1,
    });
    expect(await found(text)).toEqual(['Able', 'Ōmaha', 'Zed']);
    expect(await found(text, {}, { sort: 'NAME' })).toEqual(['Able', 'Ōmaha', 'Zed']);
    expect(await found(text, {}, { sort: 'NEWEST' })).toEqual(['Zed', 'Ōmaha', 'Able']);
    expect(await found(text, {}, { sort: 'NEWEST', first: 1, offset: 1 })).toEqual(['Ōmaha']);
  });

  it('sorts everybody by name and by newest', async () => {
    await plumbers();
    const { data } = await uplift.graphql(SEARCH, { filter: {}, sort: 'NAME' });
    expect(data.searchSuppliers.nodes.map(({ name }: { name: string }) => name)).toEqual([
      'North',
      'Paint',
      'South',
    ]);
  });

  it('answers in two statements at most, the second along the index of words', async () => {
    await plumbers();
    await uplift.app.database.manager.query(
      `INSERT INTO supplier (name, list_title, enquiry_email, status, services)
       SELECT 'Firm ' || n, 'Firm ' || n, 'a@demo.example', 'Approved & Live', ARRAY['Service ' || n % 300]
       FROM generate_series(1, 2000) n; ANALYZE`,
    );
    expect(await countStatements(() => search('plumbers auckland'))).toHaveLength(2);
    const text = await queryPlans(uplift.app.database, () => search('plumbers auckland'));
    expect(text).toContain('supplier_listing_words_idx');
    expect(text).not.toContain('Seq Scan on supplier_listing');
    const counted = await queryPlans(uplift.app.database, () =>
      uplift.graphql(COUNTS, { filter: { text: 'plumbers' } }),
    );
    expect(counted).toContain('supplier_listing_words_idx');
    expect(counted).not.toContain('Seq Scan on supplier_listing');
  });
});
