import { queryPlans } from '../../testing/query-plans.js';
import { startHistory } from '../../testing/record-history.js';

const ACTIVITIES = 30_000;
const RECORDS = ACTIVITIES / 10;

/** Checks plans, not times: they keep a timeline as fast with a million activities as with a thousand. */
describe('timeline query', () => {
  it.each([
    ['of one record among many', 10],
    ['of a record with a long history', 3_000],
  ])('uses the index of the record for the first and the next page, %s', async (_, own) => {
    const history = await startHistory();
    await history.begin();
    const { database } = history.uplift.app;
    const { id } = history.records.own;
    await database.manager.query(
      `INSERT INTO activity (actor_kind, action, subject_type, subject_id, changes, occurred_at, record_version)
       SELECT 'system', 'supplier.changed', 'supplier', CASE WHEN n <= $2 THEN $1 ELSE 1000 + n % ${RECORDS} END,
         CASE n % 3 WHEN 0 THEN '{"ownerName": null}' ELSE '{"name": ["Old", "New"]}' END::jsonb,
         now() - n * interval '1 minute', n FROM generate_series(1, ${ACTIVITIES}) n`,
      [id, own],
    );
    await database.manager.query(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, subject_type, subject_id)
       SELECT 'x', 'plan-' || n, 'a@b.example', 'x', '', '', 'supplier', 1000 + n % ${RECORDS}
       FROM generate_series(1, ${ACTIVITIES}) n`,
    );
    await database.manager.query('ANALYZE activity, mail_delivery');
    const first = (await history.timeline('admin', { first: 5 })).record;
    for (const after of [null, first.pageInfo.endCursor])
      for (const who of ['admin', 'own'] as const) {
        const plan = await queryPlans(database, () => history.timeline(who, { first: 20, after }));
        expect(plan).toContain('activity_timeline_idx');
        expect(plan).toContain('mail_delivery_timeline_idx');
        expect(plan).not.toMatch(/Seq Scan on (activity|mail_delivery|personal_change|outbox_job)/);
      }
    await history.uplift.stop();
  });
});
