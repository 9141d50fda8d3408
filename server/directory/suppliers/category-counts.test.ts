import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import type { CategoryCount } from './category-counts.read-model.js';
import type { Supplier } from './supplier.entity.js';
import { SupplierCategory, SupplierSubCategory } from './supplier-category.entity.js';

const COUNTS = `query Counts($filter: SupplierSearchFilter) {
  categoryCounts(filter: $filter) {
    suppliers categories { recordId suppliers } subCategories { recordId suppliers }
  }
}`;
const TOTAL = `query Total($filter: SupplierSearchFilter) { searchSuppliers(filter: $filter, first: 1) { totalCount relaxed { step } } }`;

const ELSEWHERE = [
  {},
  { text: 'plumb' },
  { text: 'PLUMBING' },
  { text: 'nobody offers this' },
  { servicing: 'Auckland' },
  { servicing: 'Otago' },
  { servicing: 'Nationwide' },
  { servicing: 'North Shore' },
  { servicing: 'dunedin' },
  { servicing: 'Atlantis' },
  { region: 'Auckland', district: 'North Shore' },
  { region: 'Otago', district: 'North Shore' },
  { text: 'plumb', servicing: 'Auckland' },
  { text: 'plumb', servicing: 'North Shore' },
];
const SEARCHES = ELSEWHERE.flatMap((filter) =>
  ['GENERAL', 'COMMERCIAL', 'CONSUMER'].map((audience) => ({ ...filter, audience })),
);

describe('supplier counts of categories', () => {
  let uplift: TestUplift;
  let trades: number;
  let food: number;
  let drains: number;
  let roofs: number;
  let bread: number;

  const counts = async (filter: object) => (await uplift.graphql(COUNTS, { filter })).data.categoryCounts;
  /** The number of exact results, without those of a relaxed search. */
  const total = async (filter: object): Promise<number> => {
    const { totalCount, relaxed } = (await uplift.graphql(TOTAL, { filter })).data.searchSuppliers;
    return relaxed ? 0 : totalCount;
  };
  const of = (list: CategoryCount[], id: number) => list.find(({ recordId }) => recordId === id)?.suppliers;

  /** Creates a supplier under these categories and sub categories. */
  async function supplier(fields: Partial<Supplier>, categoryIds: number[], subCategoryIds: number[] = []) {
    const { manager } = uplift.app.database;
    const { id } = await factories(uplift.app.database).supplier(fields);
    for (const categoryId of categoryIds)
      await manager.insert(SupplierCategory, { supplierId: id, categoryId });
    for (const subCategoryId of subCategoryIds)
      await manager.insert(SupplierSubCategory, { supplierId: id, subCategoryId });
    return id;
  }

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    trades = (await make.category({ name: 'Trades' })).id;
    food = (await make.category({ name: 'Food' })).id;
    await make.category({ name: 'Empty' });
    drains = (await make.subCategory({ categoryId: trades, name: 'Drains' })).id;
    roofs = (await make.subCategory({ categoryId: trades, name: 'Roofs' })).id;
    bread = (await make.subCategory({ categoryId: food, name: 'Bread' })).id;
    const auckland = { serviceRegions: ['Auckland'], serviceDistricts: ['North Shore', 'Papakura'] };
    const otago = { serviceRegions: ['Otago'], serviceDistricts: ['Dunedin City'] };
    const plumbing = { services: ['Plumbing'] };
    await supplier({ ...auckland, ...plumbing }, [trades], [drains]);
    await supplier({ ...auckland, showCommercial: false }, [trades, food], [drains, roofs, bread]);
    await supplier({ ...otago, ...plumbing, showConsumer: false }, [trades], [roofs]);
    await supplier({ ...otago, name: 'Plumb Bakers' }, [food], [bread]);
    await supplier({ ...plumbing, serviceRegions: ['Auckland', 'Otago'] }, [trades, food], [drains]);
    await supplier({ ...plumbing, serviceRegions: ['Nationwide'] }, [trades], [drains]);
    // It serves the whole country and names a place as well: still one supplier.
    await supplier(
      {
        serviceRegions: ['Nationwide', 'Auckland'],
        serviceDistricts: ['North Shore'],
        showCommercial: false,
      },
      [food],
      [bread],
    );
    await supplier({ serviceRegions: ['Auckland'], serviceDistricts: ['Nationwide'] }, [trades], [roofs]);
    // It is listed under a sub category only, and is found under the category as well.
    await supplier({ ...auckland }, [food], [drains]);
    await supplier({ ...auckland }, []);
    await supplier({ ...auckland, ...plumbing, status: 'Drafting' }, [trades], [drains]);
    await supplier({ ...auckland, ...plumbing, id: 32 }, [trades], [drains]);
  });
  afterAll(() => uplift.stop());

  it.each(SEARCHES)('equal the number of results of the category: %j R005 R006 R007 R008', async (filter) => {
    const { suppliers, categories, subCategories } = await counts(filter);
    expect(suppliers).toBe(await total(filter));
    for (const category of [trades, food])
      expect([category, of(categories, category) ?? 0]).toEqual([
        category,
        await total({ ...filter, category: String(category) }),
      ]);
    for (const [category, subCategory] of [
      [trades, drains],
      [trades, roofs],
      [food, bread],
    ] as const)
      expect([subCategory, of(subCategories, subCategory) ?? 0]).toEqual([
        subCategory,
        await total({ ...filter, category: String(category), subCategory: String(subCategory) }),
      ]);
  });

  it('count each listed supplier once, and nationwide ones in each place R001 R002 R007', async () => {
    expect(await counts({ servicing: 'North Shore', audience: 'GENERAL' })).toEqual({
      suppliers: 7,
      categories: [
        { recordId: trades, suppliers: 5 },
        { recordId: food, suppliers: 3 },
      ],
      subCategories: [
        { recordId: drains, suppliers: 4 },
        { recordId: roofs, suppliers: 2 },
        { recordId: bread, suppliers: 2 },
      ],
    });
    const { categories } = await counts({ servicing: 'North Shore', audience: 'COMMERCIAL' });
    expect([of(categories, trades), of(categories, food)]).toEqual([4, 1]);
  });

  it('ignore the category of the filter', async () => {
    const whole = await counts({ servicing: 'Auckland' });
    expect(await counts({ servicing: 'Auckland', category: 'Food', subCategory: 'Bread' })).toEqual(whole);
  });

  it('take one statement, and for a place read stored counts', async () => {
    for (const filter of [{}, { servicing: 'Auckland', audience: 'CONSUMER' }]) {
      const statements = await countStatements(() => counts(filter));
      expect(statements).toHaveLength(1);
      expect(statements[0]).not.toContain('supplier_listing');
    }
    const statements = await countStatements(() => counts({ text: 'plumb', servicing: 'Auckland' }));
    expect(statements).toHaveLength(1);
  });

  it('refuse a text that is too long', async () => {
    const { status, errors } = await uplift.graphql(COUNTS, { filter: { text: 'x'.repeat(101) } });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('follow every change: another place, another audience, a moved or deleted sub category R286', async () => {
    const { manager } = uplift.app.database;
    const exact = async () => {
      const [{ differences }] = await manager.query(`SELECT count(*)::integer AS differences FROM (
        (SELECT * FROM listing_rollup WHERE general <> 0 EXCEPT TABLE listing_recount) UNION ALL
        (TABLE listing_recount EXCEPT TABLE listing_rollup)) different`);
      return differences;
    };
    const id = await supplier({ serviceRegions: ['Taranaki'] }, [food], [bread]);
    const inTaranaki = async (audience: string) => {
      const { categories, subCategories } = await counts({ servicing: 'Taranaki', audience });
      return [of(categories, food), of(subCategories, bread)];
    };
    expect(await inTaranaki('COMMERCIAL')).toEqual([1, 1]);
    await manager.update('supplier', id, { showCommercial: false });
    expect(await inTaranaki('COMMERCIAL')).toEqual([undefined, undefined]);
    expect(await inTaranaki('CONSUMER')).toEqual([2, 2]);
    await manager.update('sub_category', bread, { categoryId: trades });
    expect(await inTaranaki('CONSUMER')).toEqual([2, 2]);
    await manager.update('sub_category', bread, { categoryId: food });
    expect(await inTaranaki('CONSUMER')).toEqual([2, 2]);
    await manager.update('supplier', id, { serviceRegions: ['Gisborne'] });
    expect(await inTaranaki('CONSUMER')).toEqual([1, 1]);
    await manager.delete('sub_category', bread);
    expect(await inTaranaki('CONSUMER')).toEqual([1, undefined]);
    await manager.update('supplier', id, { status: 'Paused / Live' });
    expect(await exact()).toBe(0);
    await manager.delete(SupplierCategory, { categoryId: food });
    await manager.delete('category', food);
    expect(await exact()).toBe(0);
  });
});
