import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { SupplierCategory, SupplierSubCategory } from './supplier-category.entity.js';

const SEARCH = `query Search($filter: SupplierSearchFilter, $first: Int, $offset: Int) {
  searchSuppliers(filter: $filter, first: $first, offset: $offset) {
    totalCount pageInfo { hasNextPage } nodes { id name categoryNames sustainability }
  }
}`;

describe('supplier search', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.app.database.manager.query('TRUNCATE supplier, search_phrase, category CASCADE'));

  const search = async (filter: object = {}, page: object = {}) => {
    const { data } = await uplift.graphql(SEARCH, { filter, ...page });
    return data.searchSuppliers;
  };
  const names = async (filter: object = {}) =>
    (await search(filter)).nodes.map((node: { name: string }) => node.name);

  it('lists suppliers with status Approved & Live and no others R001', async () => {
    for (const status of ['Admin', 'Prospecting', 'Drafting', 'Paused / Live', 'Left & Removed'] as const)
      await make.supplier({ status });
    const live = await make.supplier({ status: 'Approved & Live' });
    expect((await search()).nodes.map((node: { id: number }) => node.id)).toEqual([live.id]);
  });

  it('never lists supplier 32, even when it is Approved & Live R002 A86', async () => {
    await make.supplier({ id: 32, status: 'Approved & Live' });
    expect(await search()).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('finds a supplier by a service and by a hidden keyword R003', async () => {
    await make.supplier({ name: 'Kōwhai', services: ['Plumbing'], searchServices: ['blocked drain'] });
    await make.supplier({ name: 'Other', services: ['Printing'] });
    expect(await names({ text: 'blocked drain' })).toEqual(['Kōwhai']);
    expect(await names({ text: 'plumb' })).toEqual(['Kōwhai']);
    expect(await names({ text: 'drain' })).toEqual(['Kōwhai']);
  });

  it('searches names and titles only if the text is no known service R004 A136', async () => {
    await make.supplier({ name: 'Painting People', listTitle: 'Signs', services: ['Signage'] });
    expect(await names({ text: 'painting' })).toEqual(['Painting People']);
    await make.supplier({ name: 'Rātā', services: ['Painting'] });
    expect(await names({ text: 'painting' })).toEqual(['Rātā']);
    expect(await names({ text: 'PAINTING' })).toEqual(['Rātā']);
    expect(await names({ text: 'paint' })).toEqual(expect.arrayContaining(['Painting People', 'Rātā']));
  });

  it('knows a service only while a listed supplier offers it R004', async () => {
    const only = await make.supplier({ name: 'Rātā', services: ['Painting'] });
    await make.supplier({ name: 'Painting People' });
    await uplift.app.database.manager.update('supplier', only.id, { status: 'Drafting' });
    expect(await names({ text: 'painting' })).toEqual(['Painting People']);
  });

  it('matches a name, title or service at the start of any word, not inside one R004 A150', async () => {
    await make.supplier({
      name: 'Te Awa Print & Copy',
      listTitle: 'Print-shop',
      services: ['T-shirt printing'],
    });
    for (const text of ['te', 'awa pr', 'print', 'copy', 'shop', 'shirt', 'printing'])
      expect([text, await names({ text })]).toEqual([text, ['Te Awa Print & Copy']]);
    for (const text of ['rint', 'wa', 'opy', 'hop', 'hirt'])
      expect([text, await names({ text })]).toEqual([text, []]);
  });

  it('finds Kōwhai for kowhai and for KŌWHAI', async () => {
    await make.supplier({ name: 'Kōwhai Plumbing' });
    expect(await names({ text: 'kowhai' })).toEqual(['Kōwhai Plumbing']);
    expect(await names({ text: 'KŌWHAI pl' })).toEqual(['Kōwhai Plumbing']);
  });

  it('takes %, _ and quotes in the text literally', async () => {
    await make.supplier({ name: 'A/C & heating 50%', services: ["O'Brien's A/C & heating 50%"] });
    await make.supplier({ name: 'Other' });
    expect(await names({ text: "O'Brien's A/C & heating 50%" })).toHaveLength(1);
    expect(await names({ text: '%' })).toHaveLength(0);
    expect(await names({ text: '_ther' })).toHaveLength(0);
  });

  it('filters by category and sub category, by id or by name in any case R005 A09 A10', async () => {
    const category = await make.category({ name: 'Trades' });
    const sub = await make.subCategory({ categoryId: category.id, name: 'Roofing' });
    const inside = await make.supplier({ name: 'Inside' });
    await make.supplier({ name: 'Outside' });
    const { manager } = uplift.app.database;
    await manager.insert(SupplierCategory, { supplierId: inside.id, categoryId: category.id });
    await manager.insert(SupplierSubCategory, { supplierId: inside.id, subCategoryId: sub.id });
    for (const filter of [
      { category: 'trades' },
      { category: String(category.id) },
      { subCategory: 'ROOFING' },
    ])
      expect(await names(filter)).toEqual(['Inside']);
    expect(await names({ category: 'no such category' })).toEqual([]);
  });

  it('filters by region, and ignores All Locations R006', async () => {
    await make.supplier({ name: 'North', serviceRegions: ['Auckland'] });
    await make.supplier({ name: 'South', serviceRegions: ['Otago'] });
    expect(await names({ region: 'Auckland' })).toEqual(['North']);
    expect(await names({ region: 'All Locations' })).toHaveLength(2);
  });

  it('includes nationwide suppliers in region and district filters R007 A88', async () => {
    await make.supplier({ name: 'Everywhere', serviceRegions: ['Nationwide'] });
    await make.supplier({
      name: 'Napier',
      serviceRegions: ["Hawke's Bay"],
      serviceDistricts: ['Napier City'],
    });
    await make.supplier({ name: 'Otago', serviceRegions: ['Otago'] });
    expect((await names({ district: 'Napier City' })).sort()).toEqual(['Everywhere', 'Napier']);
    expect((await names({ region: "Hawke's Bay" })).sort()).toEqual(['Everywhere', 'Napier']);
    expect(await names({ district: 'All Districts' })).toHaveLength(3);
  });

  it('reads servicing as a region, then as a district, and otherwise ignores it A08', async () => {
    await make.supplier({
      name: 'Nelson',
      serviceRegions: ['Nelson/Tasman'],
      serviceDistricts: ['Nelson City'],
    });
    await make.supplier({ name: 'Otago', serviceRegions: ['Otago'] });
    expect(await names({ servicing: 'nelson/tasman' })).toEqual(['Nelson']);
    expect(await names({ servicing: 'Nelson City' })).toEqual(['Nelson']);
    expect(await names({ servicing: 'Atlantis' })).toHaveLength(2);
  });

  it('hides suppliers of another audience; General shows all R008 A87', async () => {
    await make.supplier({ name: 'For homes', showCommercial: false });
    await make.supplier({ name: 'For business', showConsumer: false });
    expect(await names({ audience: 'COMMERCIAL' })).toEqual(['For business']);
    expect(await names({ audience: 'CONSUMER' })).toEqual(['For homes']);
    expect(await names({ audience: 'GENERAL' })).toHaveLength(2);
  });

  it('sorts by the weight of the audience, then by title, ignoring case R009 A135', async () => {
    await make.supplier({ name: 'five', listTitle: 'a', searchWeight: 5, commercialSearchWeight: 20 });
    await make.supplier({ name: 'nine', listTitle: 'z', searchWeight: 9 });
    await make.supplier({ name: 'none b', listTitle: 'B' });
    await make.supplier({ name: 'none a', listTitle: 'a' });
    expect(await names()).toEqual(['nine', 'five', 'none a', 'none b']);
    expect((await names({ audience: 'COMMERCIAL' }))[0]).toBe('five');
  });

  it('suggests services by prefix in any case, and no keywords R014 R065', async () => {
    await make.supplier({ services: ['Plumbing', 'Airplanes'], searchServices: ['plugs'] });
    const { data } = await uplift.graphql('{ services(prefix: "PL") }');
    expect(data.services).toEqual(['Plumbing']);
  });

  it('returns pages with a total', async () => {
    for (let i = 0; i < 5; i++) await make.supplier();
    const page = await search({}, { first: 2, offset: 4 });
    expect(page).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } });
    expect(page.nodes).toHaveLength(1);
  });

  it('takes one statement', async () => {
    const category = await make.category();
    const supplier = await make.supplier({ services: ['Plumbing'], serviceRegions: ['Auckland'] });
    await uplift.app.database.manager.insert(SupplierCategory, {
      supplierId: supplier.id,
      categoryId: category.id,
    });
    const statements = await countStatements(async () => {
      const found = await search({
        text: 'plumb',
        region: 'Auckland',
        category: category.name,
        audience: 'CONSUMER',
      });
      expect(found.totalCount).toBe(1);
    });
    expect(statements).toHaveLength(1);
  });

  it('refuses large pages and long texts with a clear message', async () => {
    const tooMany = await uplift.graphql(SEARCH, { first: 101 });
    expect([tooMany.status, tooMany.errors?.[0]?.message]).toEqual([
      400,
      'You can request at most 100 items at a time.',
    ]);
    const tooLong = await uplift.graphql(SEARCH, { filter: { text: 'x'.repeat(101) } });
    expect([tooLong.status, tooLong.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('keeps the search tables equal to a full rebuild', async () => {
    const database = uplift.app.database;
    const a = await make.supplier({ services: ['Plumbing', 'Gas'], searchServices: ['drains'] });
    await make.supplier({ services: ['Plumbing'], status: 'Drafting' });
    const c = await make.supplier({ services: ['Gas', 'gas'], name: 'Gas' });
    const d = await make.supplier({ serviceRegions: ['Otago'], serviceDistricts: ['Dunedin City'] });
    const [one, two] = [await make.category(), await make.category()];
    const sub = await make.subCategory({ categoryId: one.id });
    for (const supplier of [a, c, d])
      for (const { id } of [one, two])
        await database.manager.insert(SupplierCategory, { supplierId: supplier.id, categoryId: id });
    await database.manager.insert(SupplierSubCategory, { supplierId: d.id, subCategoryId: sub.id });
    await database.manager.update('supplier', a.id, { services: ['Roofing'], name: 'New name' });
    await database.manager.update('supplier', a.id, { showConsumer: false, searchWeight: 4 });
    await database.manager.delete(SupplierCategory, { supplierId: a.id, categoryId: two.id });
    await database.manager.update('supplier', d.id, { status: 'Paused / Live' });
    await database.manager.update('supplier', d.id, { status: 'Approved & Live', serviceRegions: [] });
    await database.manager.delete('supplier', c.id);
    const state = () =>
      database.manager.query(
        `SELECT (SELECT json_agg(json_build_array(folded, listed_suppliers) ORDER BY folded) FROM search_phrase) AS phrases,
           (SELECT json_agg(l ORDER BY supplier_id) FROM supplier_listing l) AS listings,
           (SELECT json_agg(r ORDER BY place, kind, record_id) FROM listing_rollup r WHERE general <> 0) AS counts`,
      );
    const before = await state();
    expect(before[0].listings).toHaveLength(2);
    await database.manager.query('SELECT rebuild_supplier_search()');
    expect(await state()).toEqual(before);
  });
});
