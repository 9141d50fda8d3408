import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const UNDO = 'mutation ($id: Int!) { undoTask(id: $id) { id kind title } }';
const READ = 'query ($id: Int!) { task(id: $id) { canUndo } }';
const UPDATE = `mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }`;

describe('Undo of an import A155', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    for (const table of ['sales_enquiry', 'supplier', 'category']) await query(`DELETE FROM ${table}`);
  });

  const ask = async (text: string, variables: object) => {
    const { data, errors } = await uplift.graphql(text, { ...variables }, { as: admin });
    return { answer: data && Object.values(data)[0], problem: errors?.[0]?.message };
  };
  /** Undoes an import. Returns the outcome. */
  const undone = async (taskId: number) => {
    const { answer, problem } = await ask(UNDO, { id: taskId });
    if (!answer) throw new Error(problem);
    await uplift.work('task.run');
    return bulkActions(uplift, admin, 'Supplier').outcomeOf(answer.id);
  };
  const names = async () =>
    (await query('SELECT name FROM supplier ORDER BY name')).map(({ name }: { name: string }) => name);

  it('moves new records to the trash with their links, and restores changed records', async () => {
    const buyer = await make.impactBuyer({ name: 'Rimu Homes' });
    await make.category({ name: 'Building' });
    await make.supplier({ name: 'Kea', adminNotes: 'Before', searchWeight: 3 });
    const text = [
      'name,listTitle,enquiryEmail,impactBuyer,adminNotes,categories',
      'Kea,,,,After,Building',
      'Moa,Trade,m@b.nz,Rimu Homes,,Building',
      'Tui,Trade,t@b.nz,,,',
    ].join('\n');
    const { outcome } = await importFiles(uplift).bringIn(text, admin);
    expect(outcome).toMatchObject({ new: 2, changed: 1 });
    expect((await ask(READ, { id: outcome.task.id })).answer).toEqual({ canUndo: true });
    expect(await undone(outcome.task.id)).toMatchObject({
      task: { state: 'FINISHED', total: 3, failed: 0 },
      failures: [],
    });
    expect(await names()).toEqual(['Kea']);
    expect(await query('SELECT admin_notes, search_weight FROM supplier')).toEqual([
      { admin_notes: 'Before', search_weight: 3 },
    ]);
    expect(await query('SELECT count(*)::integer AS n FROM supplier_category')).toEqual([{ n: 0 }]);
    expect(await query('SELECT supplier_id FROM impact_buyer WHERE id = $1', [buyer.id])).toEqual([
      { supplier_id: null },
    ]);
    expect(await query(`SELECT title FROM deleted_record ORDER BY title`)).toEqual([
      { title: 'Moa' },
      { title: 'Tui' },
    ]);
    expect((await ask(READ, { id: outcome.task.id })).answer).toEqual({ canUndo: false });
  });

  it('leaves and lists records that were changed or referenced since', async () => {
    const [held, changed] = [
      await make.supplier({ name: 'Held', searchWeight: 1 }),
      await make.supplier({ name: 'Changed', searchWeight: 1 }),
    ];
    const rows = [
      'Held,,,5',
      'Changed,,,5',
      'Edited,Trade,e@b.nz,',
      'Sold,Trade,s@b.nz,',
      'New,Trade,n@b.nz,',
    ];
    const { outcome } = await importFiles(uplift).bringIn(
      ['name,listTitle,enquiryEmail,searchWeight', ...rows].join('\n'),
      admin,
    );
    const idOf = async (name: string) =>
      (await query('SELECT id FROM supplier WHERE name = $1', [name]))[0].id;
    await ask(UPDATE, { id: changed.id, input: { searchWeight: 9 } });
    await ask(UPDATE, { id: await idOf('Edited'), input: { listTitle: 'Other' } });
    await make.salesEnquiry({ supplierId: await idOf('Sold') });
    const { task, failures } = await undone(outcome.task.id);
    expect(task).toMatchObject({ total: 5, failed: 3 });
    expect(
      Object.fromEntries(
        failures.map(({ recordName, message }: Record<string, string>) => [recordName, message]),
      ),
    ).toEqual({
      Changed: expect.stringMatching(/changed again since/),
      Edited: expect.stringMatching(/changed since the import/),
      Sold: expect.stringMatching(/1 enquiry refers to it/),
    });
    expect(await names()).toEqual(['Changed', 'Edited', 'Held', 'Sold']);
    expect(await query('SELECT search_weight FROM supplier WHERE id = $1', [held.id])).toEqual([
      { search_weight: 1 },
    ]);
  });

  it('reports that an import changed nothing', async () => {
    const { name } = await make.supplier({ name: 'Kea' });
    const { outcome } = await importFiles(uplift).bringIn(`name\n${name}\n`, admin);
    await expect(undone(outcome.task.id)).rejects.toThrow(/nothing to undo/);
  });

  it('reverts sub categories too, unless suppliers use them by now', async () => {
    const { id } = await make.category({ name: 'Building' });
    await make.subCategory({ categoryId: id, name: 'roofs' });
    const rows = ['Roofs,Building', 'Walls,Building', 'Food,', 'Bread,Food'];
    const files = importFiles(uplift, 'categories');
    const listed = async () =>
      query(
        `SELECT c.name AS of, k.name FROM category c LEFT JOIN sub_category k ON k.category_id = c.id ORDER BY 1, 2`,
      );
    const { outcome } = await files.bringIn(['name,parent', ...rows].join('\n'), admin);
    expect(outcome).toMatchObject({ new: 3, changed: 1 });
    expect((await undone(outcome.task.id)).task).toMatchObject({ total: 2, failed: 0 });
    expect(await listed()).toEqual([{ of: 'Building', name: 'roofs' }]);
    const again = await files.bringIn('name,parent\nWalls,Building\n', admin);
    const supplier = await make.supplier({});
    await query(`INSERT INTO supplier_sub_category SELECT $1, id FROM sub_category WHERE name = 'Walls'`, [
      supplier.id,
    ]);
    expect((await undone(again.outcome.task.id)).failures).toEqual([
      expect.objectContaining({
        recordName: 'Building',
        message: expect.stringMatching(/1 supplier refers to it/),
      }),
    ]);
  });

  it('moves new impact buyers to the trash', async () => {
    const { outcome } = await importFiles(uplift, 'impactBuyers').bringIn(
      'name,email\nNew Buyer,n@b.nz\n',
      admin,
    );
    expect((await undone(outcome.task.id)).task).toMatchObject({ total: 1, failed: 0 });
    expect(await query(`SELECT 1 FROM impact_buyer WHERE name = 'New Buyer'`)).toEqual([]);
  });
});
