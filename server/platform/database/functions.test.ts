import { TestUplift } from '../../testing/test-uplift.js';

/**
 * Functions that use only built-in functions of PostgreSQL. A setting would slow each of their many calls.
 */
const BUILT_IN_ALONE = ['search_stem(text)'];

describe('database functions', () => {
  let uplift: TestUplift;

  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('find their dependencies under any search path, as a restored dump requires', async () => {
    const rows: { signature: string }[] = await uplift.app.database.manager.query(
      `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
       WHERE p.pronamespace = 'public'::regnamespace AND p.prosqlbody IS NULL
         AND NOT EXISTS (SELECT FROM unnest(p.proconfig) AS setting WHERE setting LIKE 'search_path=%')
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    );
    expect(rows.map(({ signature }) => signature)).toEqual(BUILT_IN_ALONE);
  });

  it('listed as using only built-in functions work without a search path', async () => {
    const [row] = await uplift.app.database.transaction(async (manager) => {
      await manager.query('SET LOCAL search_path = pg_temp');
      return manager.query(`SELECT public.search_stem('photographers') AS stem`);
    });
    expect(row).toEqual({ stem: 'photograph' });
  });
});
