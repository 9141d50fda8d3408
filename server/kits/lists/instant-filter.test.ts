import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const LIST = `query ($columns: [SupplierColumnFilter!]!) {
  supplierRecords(filter: { columns: $columns }, sort: { column: ID, direction: ASC }) { nodes { id } } }`;

describe('filters by time', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let ids: number[];
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const times = ['2026-03-01T10:00:00Z', '2026-03-01T10:30:00Z', '2026-03-02T10:00:00Z'];
    ids = [];
    for (const time of times) {
      const { id } = await make.supplier();
      await uplift.app.database.manager.query('UPDATE supplier SET updated_at = $2 WHERE id = $1', [
        id,
        time,
      ]);
      ids.push(id);
    }
  });
  afterAll(() => uplift.stop());

  const found = async (test: string, ...values: string[]) => {
    const columns = [{ column: 'UPDATED_AT', test, values }];
    const { data, errors } = await uplift.graphql(LIST, { columns }, { as: admin });
    return data
      ? data.supplierRecords.nodes.map(({ id }: { id: number }) => ids.indexOf(id))
      : errors?.[0]?.extensions.fields;
  };

  it('take instants in any time zone, to continue after the latest change that was read', async () => {
    expect(await found('AT_LEAST', '2026-03-01T10:30:00Z')).toEqual([1, 2]);
    expect(await found('AT_LEAST', '2026-03-01T23:30:00.001+13:00')).toEqual([2]);
    expect(await found('AT_MOST', '2026-03-01T10:30:00Z')).toEqual([0, 1]);
    expect(await found('BETWEEN', '2026-03-01T10:10:00Z', '2026-03-02T09:00:00Z')).toEqual([1]);
    expect(await found('EQUALS', '2026-03-01T10:30:00Z')).toEqual([1]);
  });

  it('take days in New Zealand, also together with instants', async () => {
    expect(await found('EQUALS', '2026-03-01')).toEqual([0, 1]);
    expect(await found('BETWEEN', '2026-03-01T10:10:00Z', '2026-03-02')).toEqual([1, 2]);
  });

  it.each(['2026-03-01T10:30', '2026-13-01T10:30:00Z', 'T', '2026-03-01T10:30:00Z; DROP'])(
    'refuse %s',
    async (value) => {
      expect(await found('AT_LEAST', value)).toEqual([
        { field: 'filter.columns', message: 'This must be a date.' },
      ]);
    },
  );
});
