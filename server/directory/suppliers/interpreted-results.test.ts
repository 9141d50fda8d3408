import { countStatements } from '../../testing/count-statements.js';
import { queryPlans } from '../../testing/query-plans.js';
import { startTextSearches } from '../../testing/text-searches.js';
import { SupplierCategory, SupplierSubCategory } from './supplier-category.entity.js';

const COUNTS = `query Counts($filter: SupplierSearchFilter) {
  categoryCounts(filter: $filter) { suppliers categories { recordId suppliers } }
}`;

describe('ranking of interpreted searches', () => {
  let texts: Awaited<ReturnType<typeof startTextSearches>>;
  beforeAll(async () => {
    texts = await startTextSearches();
  });
  afterAll(() => texts.uplift.stop());
  beforeEach(() => texts.clear());

  it('accepts words in any order, and ranks adjacent words first A169', async () => {
    await texts.make.supplier({ name: 'Apart', services: ['Velvet hats', 'Unicycles'], searchWeight: 9 });
    await texts.make.supplier({ name: 'Together', services: ['Velvet unicycles'], searchWeight: 1 });
    expect(await texts.found('unicycle velvet')).toEqual(['Together', 'Apart']);
  });

  it('ranks by matched field before weight: title, service, category, name, description A169', async () => {
    const category = await texts.make.category({ name: 'Roofs' });
    const { manager } = texts;
    await texts.make.supplier({ name: 'Roofers Ltd', searchWeight: 9 });
    const under = await texts.make.supplier({ name: 'Under it', searchWeight: 9 });
    await manager.insert(SupplierCategory, { supplierId: under.id, categoryId: category.id });
    await texts.make.supplier({ name: 'Does it', services: ['Roofing'], searchWeight: 5 });
    await texts.make.supplier({ name: 'Is it', listTitle: 'The roof', searchWeight: 1 });
    await texts.make.supplier({ name: 'Says it', whoAreWe: 'We like a <b>roof</b>.', searchWeight: 9 });
    expect(await texts.found('roofers')).toEqual(['Roofers Ltd']);
    expect(await texts.found('our roofer')).toEqual(['Is it', 'Does it', 'Under it']);
  });

  it('uses descriptions if no supplier matches in a better field A169', async () => {
    await texts.make.supplier({ name: 'Says it', aboutWhatWeDo: 'We tune old pianos.' });
    expect(await texts.found('piano tuner')).toEqual(['Says it']);
    await texts.make.supplier({ name: 'Does it', services: ['Tuning of pianos'] });
    expect(await texts.found('piano tuner')).toEqual(['Does it']);
  });

  it('ranks suppliers listed in a matching category first A169', async () => {
    const category = await texts.make.category({ name: 'Printing' });
    const sub = await texts.make.subCategory({ categoryId: category.id, name: 'Large Format' });
    const listed = await texts.make.supplier({
      name: 'Printer',
      services: ['Poster printing'],
      searchWeight: 1,
    });
    const { manager } = texts;
    await manager.insert(SupplierCategory, { supplierId: listed.id, categoryId: category.id });
    await manager.insert(SupplierSubCategory, { supplierId: listed.id, subCategoryId: sub.id });
    await texts.make.supplier({ name: 'Tailor', listTitle: 'Shirts printed', searchWeight: 9 });
    expect(await texts.found('good printers')).toEqual(['Printer', 'Tailor']);
  });

  it('finds listed suppliers only, whatever the words R001 R002', async () => {
    const supplier = await texts.make.supplier({ name: 'Gone', listTitle: 'Stonemason' });
    expect(await texts.found('stonemasons')).toEqual(['Gone']);
    await texts.manager.update('supplier', { id: supplier.id }, { status: 'Paused / Live' });
    expect(await texts.found('stonemasons')).toEqual([]);
    await texts.make.supplier({ id: 32, listTitle: 'Stonemason' });
    expect(await texts.found('stonemasons')).toEqual([]);
  });

  it('follows changes of a supplier’s description and of a category’s name', async () => {
    const category = await texts.make.category({ name: 'Gadgets' });
    const supplier = await texts.make.supplier({ name: 'Changing' });
    const { manager } = texts;
    await manager.insert(SupplierCategory, { supplierId: supplier.id, categoryId: category.id });
    expect(await texts.found('gadget')).toEqual(['Changing']);
    await manager.update('category', { id: category.id }, { name: 'Widgets' });
    expect([await texts.found('gadget'), await texts.found('widget')]).toEqual([[], ['Changing']]);
    await manager.update('supplier', { id: supplier.id }, { whoAreWe: 'Beekeepers' });
    expect(await texts.found('beekeeper')).toEqual(['Changing']);
  });

  it('a rebuild writes the same words as the triggers', async () => {
    await texts.plumbers();
    await texts.make.supplier({
      services: ['Carpet cleaning', 'Cleaning of carpets'],
      whoAreWe: 'The <i>best</i>',
      searchServices: ['rug'],
    });
    const words = () =>
      texts.manager.query(
        'SELECT supplier_id, words::text, name, listed_on FROM supplier_listing JOIN listing_words USING (supplier_id) ORDER BY 1',
      );
    const written = await words();
    await texts.manager.query('SELECT rebuild_supplier_search()');
    expect(await words()).toEqual(written);
  });

  it('filters by category, and counts the matches in each R005', async () => {
    const [gas, water] = [
      await texts.make.category({ name: 'Gas' }),
      await texts.make.category({ name: 'Water' }),
    ];
    const { manager } = texts;
    for (const [name, { id }] of [
      ['One', gas],
      ['Two', water],
    ] as const) {
      const supplier = await texts.make.supplier({ name, listTitle: 'Plumber' });
      await manager.insert(SupplierCategory, { supplierId: supplier.id, categoryId: id });
    }
    expect(await texts.found('plumbers', { category: String(gas.id) })).toEqual(['One']);
    const { data } = await texts.uplift.graphql(COUNTS, {
      filter: { text: 'plumbers', category: String(gas.id) },
    });
    expect(data.categoryCounts).toEqual({
      suppliers: 2,
      categories: [
        { recordId: gas.id, suppliers: 1 },
        { recordId: water.id, suppliers: 1 },
      ],
    });
  });

  it('does not interpret a text that matches exactly in another category R005 A169', async () => {
    await texts.make.supplier({ listTitle: 'Plumber' });
    const other = await texts.make.category({ name: 'Other' });
    const under = await texts.make.supplier({ listTitle: 'Pipe layer', whoAreWe: 'No plumber.' });
    await texts.manager.insert(SupplierCategory, { supplierId: under.id, categoryId: other.id });
    expect(await texts.search('plumber', { category: String(other.id) })).toMatchObject({
      totalCount: 0,
      interpretation: null,
    });
  });

  it('finds suppliers with most of the words if none has all, and says so A169', async () => {
    await texts.plumbers();
    await texts.make.supplier({ name: 'Kites', services: ['Velvet kites'] });
    expect(await texts.search('velvet plumbers')).toMatchObject({
      totalCount: 3,
      interpretation: { partly: true },
    });
    expect((await texts.search('kites velvet')).interpretation.partly).toBe(false);
  });

  it('leaves out suppliers of another audience R008', async () => {
    await texts.make.supplier({ name: 'Home', listTitle: 'Plumber', showCommercial: false });
    expect(await texts.found('plumbers', { audience: 'COMMERCIAL' })).toEqual([]);
    expect(await texts.found('plumbers', { audience: 'CONSUMER' })).toEqual(['Home']);
  });

  it('pages list each supplier once, and count all A169', async () => {
    const category = await texts.make.category({ name: 'Plumbing' });
    for (let nth = 0; nth < 12; nth++) {
      const { id } = await texts.make.supplier({
        name: `Firm ${nth}`,
        listTitle: nth % 3 === 0 ? 'Plumber' : `Plumber ${nth} of many`,
        services: nth % 2 === 0 ? ['Plumbing'] : ['Plumbing of ships'],
        searchWeight: nth % 5,
        showCommercial: nth % 4 > 0,
      });
      if (nth % 2 === 0)
        await texts.manager.insert(SupplierCategory, { supplierId: id, categoryId: category.id });
    }
    for (const [audience, count] of [
      ['GENERAL', 12],
      ['COMMERCIAL', 9],
    ] as const) {
      const all = await texts.found('plumbers', { audience });
      expect(new Set(all).size).toBe(count);
      const pages = [];
      for (let offset = 0; offset < count; offset += 2) {
        const { nodes, totalCount } = await texts.search('plumbers', { audience }, { first: 2, offset });
        expect(totalCount).toBe(count);
        pages.push(...nodes.map(({ name }: { name: string }) => name));
      }
      expect(pages).toEqual(all);
    }
  });

  it('names the regions with matches around the given place', async () => {
    await texts.plumbers();
    const { data } = await texts.uplift.graphql(
      `query ($filter: SupplierSearchFilter) { searchSuppliers(filter: $filter) { relaxed { step } }
        searchSuggestions(filter: $filter) { regions { name supplierCount } } }`,
      { filter: { text: 'plumbers invercargill' } },
    );
    expect(data.searchSuppliers.relaxed).toEqual({ step: 'NEARBY' });
    expect(data.searchSuggestions.regions).toEqual([
      { name: 'Otago', supplierCount: 1 },
      { name: 'Auckland', supplierCount: 1 },
    ]);
  });

  it.each(['Plumber', 'plumbers'])('sorts the results of %j by name and by newest', async (text) => {
    await texts.make.supplier({ name: 'Ōmaha', listTitle: 'Plumber', membershipListingDate: '2026-03-01' });
    await texts.make.supplier({ name: 'Zed', listTitle: 'Plumber', membershipListingDate: '2026-05-01' });
    await texts.make.supplier({
      name: 'Able',
      listTitle: 'Plumber',
      membershipListingDate: '2026-01-01',
      searchWeight: 1,
    });
    expect(await texts.found(text)).toEqual(['Able', 'Ōmaha', 'Zed']);
    expect(await texts.found(text, {}, { sort: 'NAME' })).toEqual(['Able', 'Ōmaha', 'Zed']);
    expect(await texts.found(text, {}, { sort: 'NEWEST' })).toEqual(['Zed', 'Ōmaha', 'Able']);
    expect(await texts.found(text, {}, { sort: 'NEWEST', first: 1, offset: 1 })).toEqual(['Ōmaha']);
  });

  it('sorts all suppliers by name and by newest', async () => {
    await texts.plumbers();
    expect(await texts.found('', {}, { sort: 'NAME' })).toEqual(['North', 'Paint', 'South']);
    expect(await texts.found('', {}, { sort: 'NEWEST' })).toEqual(['Paint', 'South', 'North']);
  });

  it('takes two statements at most, the second with the word index', async () => {
    await texts.plumbers();
    await texts.manager.query(
      `INSERT INTO supplier (name, list_title, enquiry_email, status, services)
       SELECT 'Firm ' || n, 'Firm ' || n, 'a@demo.example', 'Approved & Live', ARRAY['Service ' || n % 300]
       FROM generate_series(1, 2000) n; ANALYZE`,
    );
    expect(await countStatements(() => texts.search('plumbers auckland'))).toHaveLength(2);
    const text = await queryPlans(texts.uplift.app.database, () => texts.search('plumbers auckland'));
    expect(text).toContain('listing_words_idx');
    expect(text).not.toContain('Seq Scan on listing_words');
    const counted = await queryPlans(texts.uplift.app.database, () =>
      texts.uplift.graphql(COUNTS, { filter: { text: 'plumbers' } }),
    );
    expect(counted).toContain('listing_words_idx');
    expect(counted).not.toContain('Seq Scan on listing_words');
  });
});
