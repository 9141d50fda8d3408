import type { QueryRunner } from 'typeorm';
import { untilWaiting } from '../../accounts/testing/until-waiting.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

type Write = (runner: QueryRunner) => Promise<unknown>;

describe('rollup dimensions of an enquiry', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  /** Runs two transactions at the same time. The second writes before the first ends. */
  async function sideBySide(first: Write, second: Write) {
    const [one, other] = [
      uplift.app.database.dataSource.createQueryRunner(),
      uplift.app.database.dataSource.createQueryRunner(),
    ];
    try {
      await Promise.all([one.startTransaction(), other.startTransaction()]);
      await first(one);
      const written = second(other).then(() => other.commitTransaction());
      await untilWaiting(uplift, 1, written);
      await one.commitTransaction();
      await written;
    } finally {
      await Promise.all([one.release(), other.release()]);
    }
  }

  const comes =
    (party: 'supplier_id' | 'impact_buyer_id', id: number): Write =>
    (runner) =>
      runner.query(
        `INSERT INTO sales_enquiry (enquired_at, ${party}, progress) VALUES (now(), $1, 'Enquiry')`,
        [id],
      );
  const counted = async () =>
    (
      await uplift.app.database.manager.query(
        'SELECT buyer_type AS type, category_id AS category FROM sales_enquiry ORDER BY id DESC LIMIT 1',
      )
    )[0];

  it.each(['enquiry', 'buyer'])(
    'uses the type that the buyer gets simultaneously, if the %s began first A106',
    async (began) => {
      const { id } = await make.impactBuyer({ buyerType: 'Farm' });
      const becomes: Write = (runner) =>
        runner.query("UPDATE impact_buyer SET buyer_type = 'School' WHERE id = $1", [id]);
      const writes: [Write, Write] = [comes('impact_buyer_id', id), becomes];
      await (began === 'enquiry' ? sideBySide(...writes) : sideBySide(writes[1], writes[0]));
      expect(await counted()).toMatchObject({ type: 'School' });
    },
  );

  it.each(['enquiry', 'supplier'])(
    'uses the category that the supplier gets simultaneously, if the %s began first R265',
    async (began) => {
      const [{ id }, before, after] = [await make.supplier(), await make.category(), await make.category()];
      await uplift.app.database.manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [
        id,
        before.id,
      ]);
      const moves: Write = (runner) =>
        runner.query('UPDATE supplier_category SET category_id = $2 WHERE supplier_id = $1', [id, after.id]);
      const writes: [Write, Write] = [comes('supplier_id', id), moves];
      await (began === 'enquiry' ? sideBySide(...writes) : sideBySide(writes[1], writes[0]));
      expect(await counted()).toMatchObject({ category: after.id });
    },
  );

  it('does not block a simultaneous write of another enquiry of the same buyer A106', async () => {
    const { id } = await make.impactBuyer({ buyerType: 'Farm' });
    const other = uplift.app.database.dataSource.createQueryRunner();
    await other.startTransaction();
    await comes('impact_buyer_id', id)(other);
    await uplift.app.database.manager.query(
      "SET lock_timeout = '2s'; INSERT INTO sales_enquiry (enquired_at, impact_buyer_id, progress) VALUES (now(), " +
        `${id}, 'Enquiry'); RESET lock_timeout`,
    );
    await other.rollbackTransaction();
    await other.release();
    expect(await counted()).toMatchObject({ type: 'Farm' });
  });
});
