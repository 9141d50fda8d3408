import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../server/testing/test-database.js';
import { isEmpty, NotEmptyError, SizeError, seedDemoData } from './seed-demo-data.js';
import { DEMO_SIZES } from './sizes.js';

const options = {
  now: new Date('2026-11-20T20:00:00Z'),
  hashPassword: async (password: string) => `hash of ${password}`,
};

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function one(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(sql);
  return rows[0] ?? {};
}

describe('seeding the demo', () => {
  it('rejects sizes too small for the demo and leaves the database empty', async () => {
    await expect(seedDemoData(client, { ...DEMO_SIZES, suppliers: 3 }, options)).rejects.toThrow(SizeError);
    expect(await isEmpty(client)).toBe(true);
  });

  it('rolls back everything when a step fails', async () => {
    const failing = { ...options, storeFile: () => Promise.reject(new Error('no room')) };
    await expect(seedDemoData(client, DEMO_SIZES, failing)).rejects.toThrow('no room');
    expect(await isEmpty(client)).toBe(true);
  });

  it('fills an empty database once and rejects a second run', async () => {
    const counts = await seedDemoData(client, DEMO_SIZES, options);
    expect(counts).toMatchObject({
      supplier: 264,
      sales_enquiry: 3240,
      user_account: 7,
      good_cause: 12,
      contact_message: 9,
    });
    expect(await isEmpty(client)).toBe(false);
    await expect(seedDemoData(client, DEMO_SIZES, options)).rejects.toThrow(NotEmptyError);
  });

  it('raises one action item for its held submissions, as the product does', async () => {
    expect(
      await one(`SELECT type, value, redirect_url, ref_id, status, raised, version, created_by_id, assigned_to_id,
        created_at = (SELECT min(held_at) FROM held_submission) AS raised_with_first
        FROM action_item WHERE type = 'Submissions held for review'`),
    ).toEqual({
      type: 'Submissions held for review',
      value: 'Submissions that look automated are waiting: release or discard them.',
      redirect_url: '/admin/heldSubmissions',
      ref_id: 0,
      status: 'New',
      raised: true,
      version: 2,
      created_by_id: null,
      assigned_to_id: null,
      raised_with_first: true,
    });
  });

  it('links every sign-in to a live record', async () => {
    const { rows } = await client.query<{
      email: string;
      live: boolean | null;
      buyer: boolean | null;
      cause: boolean | null;
    }>(
      `SELECT user_account.email, supplier.listed AS live, impact_buyer.status = 'Live Report' AS buyer, good_cause.status = 'Approved & Live' AS cause
       FROM user_account LEFT JOIN supplier ON supplier.id = user_account.supplier_id
       LEFT JOIN impact_buyer ON impact_buyer.id = user_account.impact_buyer_id
       LEFT JOIN good_cause ON good_cause.id = user_account.good_cause_id ORDER BY user_account.id`,
    );
    expect(rows).toEqual([
      { email: 'admin@uplift.example', live: null, buyer: null, cause: null },
      { email: 'staff@uplift.example', live: null, buyer: null, cause: null },
      { email: 'supplier@demo.example', live: true, buyer: null, cause: null },
      { email: 'buyer@demo.example', live: null, buyer: true, cause: null },
      { email: 'goodcause@demo.example', live: null, buyer: null, cause: true },
      { email: 'both@demo.example', live: true, buyer: true, cause: null },
      { email: 'member@demo.example', live: null, buyer: null, cause: null },
    ]);
  });

  it('leaves totals equal to a recount of the enquiries', async () => {
    const { n } = await one(`SELECT count(*)::integer AS n FROM (
      (TABLE sales_rollup EXCEPT TABLE sales_rollup_recount) UNION ALL (TABLE sales_rollup_recount EXCEPT TABLE sales_rollup)
    ) different`);
    const { facets } = await one(`SELECT count(*)::integer AS facets FROM (
      (TABLE enquiry_facet_rollup EXCEPT TABLE enquiry_facet_recount) UNION ALL
      (TABLE enquiry_facet_recount EXCEPT TABLE enquiry_facet_rollup)
    ) different`);
    expect([n, facets]).toEqual([0, 0]);
    const { rows } = await client.query('SELECT * FROM mend_sales_statistics()');
    expect(rows.filter(({ mended }) => mended > 0)).toEqual([]);
    // The triggers of enquiries are disabled while they are loaded.
    const { off } = await one(`SELECT count(*)::integer AS off FROM sales_enquiry e WHERE
      e.buyer_type IS DISTINCT FROM (SELECT b.buyer_type FROM impact_buyer b WHERE b.id = e.impact_buyer_id)
      OR e.category_id IS DISTINCT FROM
        (SELECT min(x.category_id) FROM supplier_category x WHERE x.supplier_id = e.supplier_id)`);
    expect(off).toBe(0);
  });

  it('leaves the site contributions at zero, so that they grow with the sales A113', async () => {
    expect(await one('SELECT contributions::float8 AS set FROM settings')).toEqual({ set: 0 });
    const { much } = await one(`SELECT sum(contribution) > 10000 AS much FROM sales_rollup
      WHERE scope = 'all' AND progress <> 'Fallen Through'`);
    expect(much).toBe(true);
  });

  it('leaves the search tables as the triggers would leave them R003', async () => {
    const searched = `SELECT
      (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.supplier_id) FROM supplier_listing l) AS listings,
      (SELECT jsonb_agg(jsonb_build_array(folded, listed_suppliers) ORDER BY folded) FROM search_phrase) AS counted`;
    const loaded = await one(searched);
    // An update of a searched column makes the trigger rebuild the listing of every supplier.
    await client.query('UPDATE supplier SET services = services');
    expect(await one(searched)).toEqual(loaded);
    const { off } = await one(`SELECT count(*)::integer AS off FROM (
      (TABLE listing_rollup EXCEPT TABLE listing_recount) UNION ALL (TABLE listing_recount EXCEPT TABLE listing_rollup)
    ) different`);
    expect(off).toBe(0);
    const wrong = await one(`SELECT count(*)::integer AS n FROM search_phrase WHERE listed_suppliers <> (
      SELECT count(*) FROM supplier WHERE listed AND folded IN (SELECT fold(service) FROM unnest(services) AS service))`);
    expect(wrong).toEqual({ n: 0 });
  });

  it('numbers new rows after the loaded ones and keeps the triggers enabled', async () => {
    const before = await one(`SELECT enquiries FROM sales_rollup WHERE scope = 'supplier' AND owner_id = 5
      AND sales_year = 2026 AND progress = 'Enquiry' AND NOT archived`);
    const added = await one(
      `INSERT INTO sales_enquiry (supplier_id, enquired_at) VALUES (5, '2026-11-20T20:30:00Z') RETURNING id`,
    );
    expect(added.id).toBe(3241);
    const after = await one(`SELECT enquiries FROM sales_rollup WHERE scope = 'supplier' AND owner_id = 5
      AND sales_year = 2026 AND progress = 'Enquiry' AND NOT archived`);
    expect(after.enquiries).toBe(Number(before.enquiries) + 1);
  });

  it('links converted leads and their enquiries in both directions', async () => {
    const ties = await one(`SELECT count(*)::integer AS leads,
      count(*) FILTER (WHERE e.lead_id = l.id AND e.supplier_id = l.supplier_id AND e.impact_buyer_id = l.impact_buyer_id
        AND e.via = 'Brokered Lead')::integer AS tied
      FROM lead l LEFT JOIN sales_enquiry e ON e.id = l.sales_enquiry_id WHERE l.status IN ('Sale', 'Enquiry Created')`);
    expect(ties.leads).toBeGreaterThan(80);
    expect(ties.tied).toBe(ties.leads);
  });
});
