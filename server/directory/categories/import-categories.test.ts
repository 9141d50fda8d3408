import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const counts = (progress: Record<string, unknown>) =>
  [progress.new, progress.changed, progress.unchanged, progress.refused].map(Number);

describe('category import', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let files: ReturnType<typeof importFiles>;
  const query = (text: string) => uplift.app.database.manager.query(text);
  const all = async () =>
    (
      await query(`SELECT c.name AS of, k.name FROM category c LEFT JOIN sub_category k ON k.category_id = c.id
        ORDER BY lower(c.name), lower(k.name)`)
    ).map(({ of, name }: { of: string; name: string | null }) => [of, name]);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    files = importFiles(uplift, 'categories');
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    await query('DELETE FROM category');
  });

  it('creates categories, and sub categories by the parent’s name in any row order; nothing twice R286', async () => {
    // More rows than one step takes, all before their parent.
    const roofs = Array.from({ length: 101 }, (_, at) => `Roofs ${at},building`);
    const text = ['name,parent', ...roofs, 'Building,', 'Walls,Building', "'=Sums,"].join('\r\n');
    const first = await files.bringIn(text, admin);
    expect(counts(first.check)).toEqual([104, 0, 0, 0]);
    expect(counts(first.outcome)).toEqual([104, 0, 0, 0]);
    const made = await all();
    expect(made).toHaveLength(103);
    expect(made[0]).toEqual(['=Sums', null]);
    expect(made.at(-1)).toEqual(['Building', 'Walls']);
    const second = await files.bringIn(text, admin);
    expect(counts(second.check)).toEqual([0, 0, 104, 0]);
    expect(counts(second.outcome)).toEqual([0, 0, 104, 0]);
    expect(await all()).toEqual(made);
  });

  it('matches names in any case, as the database does R286', async () => {
    const { category, subCategory } = factories(uplift.app.database);
    const { id } = await category({ name: 'Building' });
    await subCategory({ categoryId: id, name: 'Roofs' });
    const other = await category({ name: 'Other' });
    const text = ['id,name,parent', ',BUILDING,', ',ROOFS,Building', `${other.id},Others,`].join('\n');
    const { check, outcome } = await files.bringIn(text, admin);
    expect(counts(check)).toEqual([0, 3, 0, 0]);
    expect(counts(outcome)).toEqual([0, 3, 0, 0]);
    expect(await all()).toEqual([
      ['BUILDING', 'ROOFS'],
      ['Others', null],
    ]);
  });

  it('refuses duplicates, and sub categories without a name, with an ID, or without a parent R286', async () => {
    const text = [
      'name,parent,id',
      'Building,,',
      'building,,',
      'Roofs,Building,',
      'roofs,building,',
      'Walls,Nowhere,',
      ',Building,',
      'Doors,Building,7',
      `${'x'.repeat(101)},Building,`,
    ].join('\n');
    const { check, outcome } = await files.bringIn(text, admin);
    expect(counts(check)).toEqual([2, 0, 0, 6]);
    expect(counts(outcome)).toEqual([2, 0, 0, 6]);
    const failures = await files.failures(outcome.task.id, admin);
    expect(
      failures.map(({ recordName, field, message }: Record<string, string>) => [recordName, field, message]),
    ).toEqual([
      ['Row 3: building', 'name', 'Row 2 already changes this category.'],
      ['Row 5: roofs', 'name', 'Row 4 already changes this sub category.'],
      ['Row 6: Walls', 'parent', 'There is no category called Nowhere.'],
      ['Row 7', 'name', 'Sub Category Name is required'],
      ['Row 8: Doors', 'id', 'A sub category is found by its name. Please leave its ID empty.'],
      [expect.stringMatching(/^Row 9: x+$/), 'name', 'Maximum of 100 characters allowed.'],
    ]);
    expect(await all()).toEqual([['Building', 'Roofs']]);
  });
});
