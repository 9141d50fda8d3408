import { startLeadFixture } from '../../testing/lead-fixture.js';

/** The plainest SQL of the sort order of each column. Null values come last in either direction. */
const SORTS: Readonly<Record<string, string>> = {
  ID: 'l.id',
  CREATED_AT: 'l.created_at',
  UPDATED_AT: 'l.updated_at',
  STATUS: 'l.status',
  WEIGHT: 'l.weight',
  CHANCE: 'l.chance',
  FUTURE_ACTION_ON: 'l.future_action_on',
  ACTION_TAKEN_AT: 'l.action_taken_at',
  FROM_NAME: "nullif(l.from_name, '')",
  BUYER_TYPE: "nullif(l.buyer_type, '')",
  // Texts with several lines are sorted by their first characters.
  NOTES: "left(nullif(l.notes, ''), 200)",
  LEAD_TYPE: 'l.lead_type',
  ESTIMATED_REVENUE_BAND: 'l.estimated_revenue_band',
  ESTIMATED_REVENUE: '(ARRAY[500, 2000, 5000, 10000, 10000])[l.estimated_revenue_band]',
  ACTUAL_REVENUE: 'l.actual_revenue',
  IMPACT_BUYER: 'b.name',
  SUPPLIER: 's.name',
  PERSON_RESPONSIBLE: 'coalesce(u.full_name, u.email)',
  ARCHIVED: 'l.archived_at IS NOT NULL',
  ARCHIVED_AT: 'l.archived_at',
};
const SORT_ORDERS = Object.keys(SORTS).flatMap((by) => [[by, 'ASC'] as const, [by, 'DESC'] as const]);

describe('the sort order of leads', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { make, uplift } = fixture;
    for (const name of ['Marae', 'Kura', 'Āporo']) await make.impactBuyer({ name });
    for (const name of ['Zest', 'Kōwhai', 'plumbing']) await make.supplier({ name });
    for (const [n, fullName] of ['Tama', null].entries())
      await uplift.user({ roles: ['Admin'], fullName, email: `staff${n}@uplift.example` });
    await uplift.app.database.manager.query(`
      WITH ids AS (SELECT (SELECT array_agg(id) FROM impact_buyer) AS buyers,
        (SELECT array_agg(id) FROM supplier) AS suppliers, (SELECT array_agg(id) FROM user_account) AS people)
      INSERT INTO lead (impact_buyer_id, supplier_id, status, weight, chance, future_action_on, action_taken_at,
        from_name, buyer_type, notes, lead_type, estimated_revenue_band, actual_revenue, person_responsible_id,
        archived_at, created_at, updated_at)
      SELECT buyers[1 + n % 3], suppliers[1 + n % 3], (ARRAY['Sale', 'No Opportunity', 'Already Using'])[1 + n % 3], n % 4,
        nullif(n % 4, 0) * 10, CASE WHEN n % 3 > 0 THEN date '2026-03-01' + n % 5 END,
        CASE WHEN n % 2 = 0 THEN timestamptz '2026-01-01' + n % 3 * interval '1 day' END,
        (ARRAY[NULL, '', 'Mere', 'Hemi', 'ana'])[1 + n % 5], (ARRAY['School', NULL])[1 + n % 2],
        CASE WHEN n % 3 = 0 THEN repeat('x', 300) || n END, (ARRAY['Direct', NULL, 'Collaborative'])[1 + n % 3],
        nullif(n % 6, 0), CASE WHEN n % 5 > 1 THEN n % 3 + 0.5 END, people[n % 5], CASE WHEN n % 7 = 0 THEN now() END,
        now() - n % 4 * interval '1 hour', now() - n % 5 * interval '1 hour'
      FROM ids, generate_series(1, 23) n`);
  });
  afterAll(() => fixture.uplift.stop());

  /** Returns the ids of all leads, page by page. */
  async function paged(variables: object, first: number): Promise<number[]> {
    const found: number[] = [];
    for (let after: string | null = null; ; ) {
      const { record } = await fixture.ask('list', { ...variables, first, after });
      found.push(...record.nodes.map(({ id }: { id: number }) => id));
      if (!record.pageInfo.hasNextPage) return found;
      after = record.pageInfo.endCursor;
    }
  }

  it.each(SORT_ORDERS)('by %s %s lists every lead once, empty values last A73', async (by, direction) => {
    const rows: { id: number }[] = await fixture.uplift.app.database.manager.query(`SELECT l.id FROM lead l
      JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
      LEFT JOIN user_account u ON u.id = l.person_responsible_id
      WHERE l.archived_at IS NULL ORDER BY ${SORTS[by]} ${direction} NULLS LAST, l.id ${direction}`);
    const inOrder = rows.map(({ id }) => id);
    const sort = { column: by, direction };
    expect(await paged({ sort }, 50)).toEqual(inOrder);
    expect(await paged({ sort }, 3)).toEqual(inOrder);
  });

  it.each(['ASC', 'DESC'])('with the quick filter pages in the same order %s A73', async (direction) => {
    const variables = { sort: { column: 'CHANCE', direction }, filter: { search: 'e' } };
    const found = await paged(variables, 2);
    expect(found.length).toBeGreaterThan(4);
    expect(found).toEqual(await paged(variables, 50));
  });
});
