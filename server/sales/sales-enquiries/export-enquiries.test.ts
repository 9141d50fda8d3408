import { factories } from '../../testing/factories.js';
import { listExports } from '../../testing/list-exports.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const ROW = ['ID', 'FULL_NAME', 'EMAIL', 'SUPPLIER', 'IMPACT_BUYER', 'REVENUE', 'CONTRIBUTION'];

describe('enquiry export', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let seller: TestUser;
  let cause: TestUser;
  let file: ReturnType<typeof listExports>;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const supplier = await make.supplier({ name: 'Rimu Bakers' });
    const buyer = await make.impactBuyer({ name: 'Hidden Homes' });
    const goodCause = await make.goodCause({ name: 'Kea Trust' });
    const rows = [
      {
        fullName: '=1+1',
        supplierId: supplier.id,
        impactBuyerId: buyer.id,
        goodCauseId: goodCause.id,
        revenue: 5,
      },
      {
        fullName: 'Ben',
        supplierId: supplier.id,
        progress: 'Fallen Through',
        revenue: 100.5,
        contribution: 9,
      },
      { fullName: 'Cleo', followUpOn: '2026-01-31', paidToGoodCause: true },
      { fullName: 'Dan', archivedAt: new Date() },
    ] as const;
    for (const [at, row] of rows.entries())
      ids[row.fullName] = (
        await make.salesEnquiry({ ...row, enquiredAt: new Date(Date.UTC(2026, 0, at + 1)) } as never)
      ).id;
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: goodCause.id });
    file = listExports(uplift, 'exportSalesEnquiries', 'SalesEnquiry');
  });
  afterAll(() => uplift.stop());

  const names = async (selection: object, as = admin) =>
    (await file.rows(['FULL_NAME'], as, selection)).flat();

  it('has all matches of the filter and the search, newest first, except the unticked ones', async () => {
    expect(await names({ filter: {} })).toEqual(['Cleo', 'Ben', "'=1+1"]);
    expect(await names({ filter: {}, except: [ids.Ben] })).toEqual(['Cleo', "'=1+1"]);
    expect(await names({ filter: { search: 'rimu' } })).toEqual(['Ben', "'=1+1"]);
    expect(await names({ filter: { search: 'rimu' }, except: [ids.Ben] })).toEqual(["'=1+1"]);
    expect(await names({ filter: { progress: ['FALLEN_THROUGH'] } })).toEqual(['Ben']);
    expect(await names({ filter: { archived: true } })).toEqual(['Dan']);
    expect(await names({ ids: [ids.Dan, ids.Cleo] })).toEqual(['Dan', 'Cleo']);
  });

  it('has what staff see, and no contribution of an unsuccessful sale A167 R179', async () => {
    const [ben] = await file.rows([...ROW, 'FOLLOW_UP_ON', 'PAID_TO_GOOD_CAUSE'], admin, { ids: [ids.Ben] });
    expect(ben).toEqual([
      String(ids.Ben),
      'Ben',
      expect.any(String),
      'Rimu Bakers',
      '',
      '100.5',
      '',
      '',
      'No',
    ]);
    const [cleo] = await file.rows(['FOLLOW_UP_ON', 'PAID_TO_GOOD_CAUSE'], admin, { ids: [ids.Cleo] });
    expect(cleo).toEqual(['31/01/2026', 'Yes']);
  });

  it('has a supplier’s own enquiries only; good causes get neither customers nor hidden buyers R179 R341', async () => {
    expect(await names({ filter: {} }, seller)).toEqual(['Ben', "'=1+1"]);
    expect(await file.problem(['ID'], seller, { ids: [ids.Cleo] })).toMatch(/nothing to export/);
    expect(await file.rows(ROW, cause)).toEqual([[String(ids['=1+1']), '', '', 'Rimu Bakers', '', '5', '']]);
  });

  it('has no staff column or filter for other users R341', async () => {
    for (const column of ['FOLLOW_UP_ON', 'PAID_TO_GOOD_CAUSE', 'PERSON_RESPONSIBLE'])
      for (const as of [seller, cause])
        expect(await file.problem([column], as)).toBe('There is no such column.');
    expect(await file.problem(['ID'], seller, { filter: { paidToGoodCause: true } })).not.toBeNull();
  });

  it('leaves out records that the user may no longer see, in direct and worker exports R341', async () => {
    const make = factories(uplift.app.database);
    const own = (await make.supplier()).id;
    const others = (await make.supplier()).id;
    const as = await uplift.user({ roles: ['Business'], supplierId: own });
    const made = async (fullName: string) => (await make.salesEnquiry({ supplierId: own, fullName })).id;
    const [staying, moved] = [await made('Kept'), await made('Moved')];
    const { manager } = uplift.app.database;
    const give = (id: number, supplierId: number) =>
      manager.query('UPDATE sales_enquiry SET supplier_id = $2 WHERE id = $1', [id, supplierId]);

    const chosen = [{ filter: {} }, { ids: [staying, moved] }];
    for (const selection of chosen) {
      const task = await file.begun(['ID', 'FULL_NAME', 'EMAIL'], as, selection);
      expect(task.total).toBe(2);
      await give(moved, others);
      const rows = await file.written(task.id, as);
      expect(rows.map(([id]) => id)).toEqual([String(staying)]);
      await give(moved, own);
    }

    // A worker writes long files.
    const task = await file.begun(['ID'], as, { filter: {} });
    await give(moved, others);
    await file.byWorker(task.id);
    expect((await file.written(task.id, as)).flat()).toEqual([String(staying)]);
  });
});
