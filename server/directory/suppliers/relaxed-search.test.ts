import { countStatements } from '../../testing/count-statements.js';
import { startTextSearches } from '../../testing/text-searches.js';
import { SupplierCategory, SupplierSubCategory } from './supplier-category.entity.js';

const WELLINGTON = { name: 'Wellington', region: 'Wellington', district: null };
const NELSON = { name: 'Nelson City', region: 'Nelson/Tasman', district: 'Nelson City' };

describe('a zero-result search for a known trade', () => {
  let texts: Awaited<ReturnType<typeof startTextSearches>>;
  beforeAll(async () => {
    texts = await startTextSearches();
  });
  afterAll(() => texts.uplift.stop());
  beforeEach(() => texts.clear());

  const inRegion = (name: string, serviceRegions: string[], more: object = {}) =>
    texts.make.supplier({ name, listTitle: 'Wheelwright', serviceRegions, ...more });

  /** Creates a supplier under a category and one of its sub categories. */
  async function under(categoryId: number, subCategoryId: number | null, supplier: object) {
    const { id: supplierId } = await texts.make.supplier(supplier);
    await texts.manager.insert(SupplierCategory, { supplierId, categoryId });
    if (subCategoryId) await texts.manager.insert(SupplierSubCategory, { supplierId, subCategoryId });
  }

  /** Creates the category Masonry with the sub category Letter cutting, which has no suppliers. */
  async function masonry() {
    const category = await texts.make.category({ name: 'Masonry' });
    const sub = await texts.make.subCategory({ categoryId: category.id, name: 'Letter cutting' });
    return { category: String(category.id), subCategory: String(sub.id), id: category.id, subId: sub.id };
  }

  it.each([
    ['wheelwright wellington', {}, WELLINGTON],
    ['wheelwrights in Wellington', {}, WELLINGTON],
    ['wheelwright', { servicing: 'wellington' }, WELLINGTON],
    ['wheelwright', { region: 'Wellington' }, WELLINGTON],
    ['whelwright wellington', {}, WELLINGTON],
    ['wheelwright auckland', { servicing: 'Wellington' }, WELLINGTON],
  ])('shows %j %j in the nearest regions', async (text, filter, place) => {
    await inRegion('Far', ['Southland'], { searchWeight: 90 });
    await inRegion('Next', ['Manawatu/Whanganui'], { searchWeight: 1 });
    await inRegion('Beyond', ['Canterbury', 'Northland'], { searchWeight: 50 });
    const { nodes, totalCount, relaxed } = await texts.search(text, filter);
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['Next', 'Beyond', 'Far']);
    expect(totalCount).toBe(3);
    expect(relaxed).toMatchObject({ step: 'NEARBY', place, parentCategory: null });
    expect(relaxed.trade).toMatch(/^wh/);
  });

  it.each([
    ['i need a wheelwright in wellington', 'wheelwright'],
    ['whelwright wellington', 'wheelwright'],
    ['best cheap Wheelwright near wellington please', 'Wheelwright'],
    ['zorbing wheelwright wellington', 'zorbing wheelwright'],
    ['wheelwrights greater wellington region', 'wheelwrights'],
    ['wheelwrights & joiners wellington', 'wheelwrights & joiners'],
    ['After School wheelwright wellington', 'After School wheelwright'],
    ['i need after school wheelwright in wellington please', 'after school wheelwright'],
  ])('names the trade of %j in readable form: %j', async (text, trade) => {
    await inRegion('Far', ['Southland'], { services: ['After school wheelwright'] });
    expect((await texts.search(text)).relaxed).toMatchObject({ step: 'NEARBY', trade, place: WELLINGTON });
  });

  it('shows the rest of the district’s region before other regions', async () => {
    await inRegion('Beside', ['Marlborough'], { searchWeight: 90 });
    await inRegion('Same region', ['Nelson/Tasman'], { searchWeight: 2 });
    await inRegion('By district', [], { serviceDistricts: ['Tasman District'], searchWeight: 1 });
    await inRegion('Anywhere', [], { searchWeight: 99 });
    const { nodes, relaxed } = await texts.search('wheelwright nelson');
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Same region',
      'By district',
      'Beside',
      'Anywhere',
    ]);
    expect(relaxed.place).toEqual(NELSON);
  });

  it('does not relax a search with results, and adds no statement', async () => {
    await inRegion('Here', ['Wellington']);
    await inRegion('Everywhere', ['Nationwide']);
    const statements = await countStatements(async () => {
      const found = await texts.search('wheelwright', { servicing: 'Wellington' });
      expect(found).toMatchObject({ totalCount: 2, relaxed: null });
    });
    expect(statements.filter((text) => text.includes('supplier_listing'))).toHaveLength(1);
    expect(await texts.search('wheelwright taupo')).toMatchObject({ totalCount: 1, relaxed: null });
  });

  it('does not relax an exact search, an unknown trade or a place alone', async () => {
    await inRegion('North', ['Auckland']);
    expect(await texts.search('wheelwright', { servicing: 'Otago', asTyped: true })).toMatchObject({
      totalCount: 0,
      relaxed: null,
    });
    for (const text of ['asdfgh wellington', 'asdfgh', 'wellington', '% wellington'])
      expect(await texts.search(text)).toMatchObject({ totalCount: 0, relaxed: null });
    expect(await texts.search('', { servicing: 'Otago' })).toMatchObject({ totalCount: 0, relaxed: null });
  });

  it('shows the parent category in the place if no supplier has the trade', async () => {
    const { id } = await masonry();
    await under(id, null, { name: 'Here', serviceRegions: ['Wellington'] });
    await under(id, null, { name: 'There', serviceRegions: ['Otago'], searchWeight: 90 });
    const found = await texts.search('letter cutting wellington');
    expect(found).toMatchObject({
      totalCount: 1,
      nodes: [{ name: 'Here' }],
      relaxed: { step: 'PARENT_CATEGORY', place: WELLINGTON, parentCategory: { name: 'Masonry' } },
    });
    expect(await texts.search('letter cutting northland')).toMatchObject({
      totalCount: 2,
      nodes: [{ name: 'Here' }, { name: 'There' }],
      relaxed: { step: 'PARENT_CATEGORY_NEARBY', parentCategory: { name: 'Masonry' } },
    });
    expect(await texts.search('letter cutting')).toMatchObject({
      totalCount: 2,
      relaxed: { step: 'PARENT_CATEGORY', place: null },
    });
  });

  it('relaxes the categories of an address in the same order', async () => {
    const { category, subCategory, id, subId } = await masonry();
    await under(id, subId, { name: 'Cutter', serviceRegions: ['Otago'] });
    await under(id, null, { name: 'Mason', serviceRegions: ['Wellington'] });
    expect(await texts.search('', { servicing: 'Wellington', category, subCategory })).toMatchObject({
      nodes: [{ name: 'Cutter' }],
      relaxed: { step: 'NEARBY', trade: 'Letter cutting' },
    });
    expect(await texts.search('', { servicing: 'Otago', category: 'masonry' })).toMatchObject({
      nodes: [{ name: 'Cutter' }],
      relaxed: null,
    });
    expect(await texts.search('', { servicing: 'Taranaki', category })).toMatchObject({
      nodes: [{ name: 'Mason' }, { name: 'Cutter' }],
      relaxed: { step: 'NEARBY', trade: 'Masonry' },
    });
    const empty = await texts.make.subCategory({ categoryId: id, name: 'Flint' });
    expect(
      await texts.search('', { servicing: 'Otago', category, subCategory: String(empty.id) }),
    ).toMatchObject({ nodes: [{ name: 'Cutter' }], relaxed: { step: 'PARENT_CATEGORY', trade: 'Flint' } });
    expect(await texts.search('cutter', { servicing: 'Wellington', category })).toMatchObject({
      nodes: [{ name: 'Cutter' }],
      relaxed: { step: 'NEARBY', trade: 'cutter' },
    });
    expect(await texts.search('', { servicing: 'Otago', category: 'No such one' })).toMatchObject({
      totalCount: 0,
      relaxed: null,
    });
  });

  it('keeps the audience', async () => {
    await inRegion('For homes', ['Auckland'], { showCommercial: false });
    await inRegion('For business', ['Southland'], { showConsumer: false });
    const found = await texts.search('wheelwright wellington', { audience: 'COMMERCIAL' });
    expect(found).toMatchObject({ totalCount: 1, nodes: [{ name: 'For business' }] });
  });

  it('pages list each supplier once and match the total, in each order', async () => {
    const regions = ['Auckland', 'Otago', 'Taranaki', 'West Coast'];
    for (let nth = 0; nth < 9; nth++)
      await inRegion(`Firm ${nth}`, [regions[nth % 4] ?? ''], {
        listTitle: nth % 2 === 0 ? 'Wheelwright' : 'Wheelwright and more',
        searchWeight: nth,
      });
    for (const sort of ['BEST_MATCH', 'NAME', 'NEWEST']) {
      const all = await texts.found('wheelwrights wellington', {}, { sort });
      const pages = [];
      for (let offset = 0; offset < 9; offset += 2) {
        const { nodes, totalCount, pageInfo } = await texts.search(
          'wheelwrights wellington',
          {},
          { sort, first: 2, offset },
        );
        expect([totalCount, pageInfo.hasNextPage]).toEqual([9, offset < 8]);
        pages.push(...nodes.map(({ name }: { name: string }) => name));
      }
      expect(pages).toEqual(all);
      expect(new Set(all).size).toBe(9);
    }
  });

  it('takes at most two more statements', async () => {
    await masonry();
    const statements = await countStatements(async () => {
      await texts.search('letter cutting wellington');
    });
    expect(statements.filter((text) => /supplier_listing/.test(text)).length).toBeLessThanOrEqual(4);
  });

  it('does not take a mention or part of another service for the trade in a place', async () => {
    const category = await texts.make.category({ name: 'Wheelwrights' });
    await under(category.id, null, { name: 'Trade', listTitle: 'Wheelwright', serviceRegions: ['Otago'] });
    await inRegion('Mentions it', ['Wellington'], {
      listTitle: 'Mover',
      aboutWhatWeDo: 'We deliver for a wheelwright.',
    });
    await inRegion('Part of a service', ['Wellington'], {
      listTitle: 'Mover',
      services: ['Advice for wheelwrights'],
    });
    expect(await texts.found('a wheelwright in wellington')).toEqual(['Trade']);
    await inRegion('The Wheelwright Company', ['Wellington'], { listTitle: 'Carts' });
    expect(await texts.search('a wheelwright in wellington')).toMatchObject({
      nodes: [{ name: 'The Wheelwright Company' }],
      relaxed: null,
    });
  });

  it.each([
    ['letter carving, wellington', {}],
    ['letter carving', { region: 'Wellington' }],
  ])('shows the nearest suppliers of a known service for %j %j, not a related one', async (text, filter) => {
    await texts.manager.query(
      `INSERT INTO search_synonym (phrase, means) VALUES ('carving', '{wood turning}') ON CONFLICT DO NOTHING`,
    );
    await inRegion('Offers it', ['Otago'], { listTitle: 'Mason', services: ['Letter carving'] });
    await inRegion('Other trade', ['Wellington'], {
      listTitle: 'Printer',
      services: ['Wood turning'],
      searchServices: ['letter writing'],
    });
    expect(await texts.search(text, filter)).toMatchObject({
      nodes: [{ name: 'Offers it' }],
      relaxed: { step: 'NEARBY', trade: 'letter carving', place: WELLINGTON },
    });
    await inRegion('Here', ['Wellington'], { listTitle: 'Stone', services: ['Letter carving courses'] });
    expect((await texts.found(text, filter))[0]).toBe('Here');
  });
});
