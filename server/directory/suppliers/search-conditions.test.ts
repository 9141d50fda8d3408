import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { SupplierCategory, SupplierSubCategory } from './supplier-category.entity.js';

const SEARCH = `query ($filter: SupplierSearchFilter) {
  searchSuppliers(filter: $filter, sort: NAME) { nodes { name } relaxed { step } interpretation { words withoutPlace } }
}`;

describe('the conditions of a supplier search', () => {
  let uplift: TestUplift;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const category = await make.category({ name: 'Trades' });
    const [subCategory] = await uplift.app.database.manager.query(
      `INSERT INTO sub_category (category_id, name) VALUES ($1, 'Plumbers') RETURNING id`,
      [category.id],
    );
    const here = await make.supplier({ name: 'Here', serviceRegions: ['Otago'], services: ['Plumbing'] });
    await make.supplier({ name: 'Everywhere', serviceRegions: ['Nationwide'] });
    await make.supplier({ name: 'Elsewhere', serviceRegions: ['Auckland'] });
    const { manager } = uplift.app.database;
    await manager.insert(SupplierCategory, { supplierId: here.id, categoryId: category.id });
    await manager.insert(SupplierSubCategory, { supplierId: here.id, subCategoryId: subCategory.id });
  });
  afterAll(() => uplift.stop());

  const search = async (filter: object) => {
    const { data } = await uplift.graphql(SEARCH, { filter });
    return data.searchSuppliers;
  };
  const names = async (filter: object): Promise<string[]> =>
    (await search(filter)).nodes.map(({ name }: { name: string }) => name);
  const ALL = ['Elsewhere', 'Everywhere', 'Here'];

  it.each(['region', 'district', 'servicing'])(
    'of a %s are ignored if the name is not known',
    async (condition) => {
      expect(await names({ [condition]: 'Atlantis' })).toEqual(ALL);
      expect(await names({ [condition]: 'Atlantis', category: 'Trades' })).toEqual(['Here']);
    },
  );

  it('of a region include suppliers that serve the whole country', async () => {
    expect(await names({ region: 'Otago' })).toEqual(['Everywhere', 'Here']);
    expect(await names({ region: 'Nationwide' })).toEqual(['Everywhere']);
  });

  it('of a category or sub category find nothing if it is not known', async () => {
    for (const unknown of [{ category: 'Atlantis' }, { subCategory: 'Atlantis' }])
      for (const more of [{}, { text: 'plumbing' }, { region: 'Otago' }])
        expect([unknown, more, await names({ ...unknown, ...more })]).toEqual([unknown, more, []]);
  });

  it('of an unknown sub category in a known category are relaxed to the category', async () => {
    expect(await search({ category: 'Trades', subCategory: 'Atlantis' })).toMatchObject({
      nodes: [{ name: 'Here' }],
      relaxed: { step: 'PARENT_CATEGORY' },
    });
  });

  it('of a text have no words if it names only a place, or no word is known', async () => {
    const wordsOf = async (text: string) => (await search({ text })).interpretation;
    expect(await wordsOf('Otago')).toEqual({ words: null, withoutPlace: null });
    expect(await wordsOf('zzqqx')).toEqual({ words: null, withoutPlace: 'zzqqx' });
    expect(await wordsOf('plumbing zzqqx')).toEqual({ words: 'plumbing', withoutPlace: 'plumbing zzqqx' });
  });

  it('take their regions from a list that begins with Nationwide', async () => {
    const { data } = await uplift.graphql('{ regions { name districts } }');
    expect(data.regions[0]).toEqual({ name: 'Nationwide', districts: [] });
    expect(data.regions).toHaveLength(16);
  });
});
