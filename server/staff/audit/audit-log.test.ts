import { listExports } from '../../testing/list-exports.js';
import { queryPlans } from '../../testing/query-plans.js';
import { startHistory } from '../../testing/record-history.js';
import type { TestUser } from '../../testing/test-uplift.js';

const LOG = `query ($filter: AuditEntryListFilter, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    nodes { id action subjectType recordId recordName tokenName requestId actor { kind name }
      changes { field kind before after valuesStored } } } }`;

type Condition = readonly [column: string, test: string, ...values: string[]];

describe('audit log', () => {
  let history: Awaited<ReturnType<typeof startHistory>>;
  beforeAll(async () => {
    history = await startHistory();
  });
  afterAll(() => history.uplift.stop());
  beforeEach(() => history.begin());

  const sql = (text: string, values: unknown[] = []) =>
    history.uplift.app.database.manager.query(text, values);
  const log = async (
    conditions: readonly Condition[],
    more: { search?: string; first?: number; after?: string } = {},
  ) => {
    const { search, ...page } = more;
    const columns = conditions.map(([column, test, ...values]) => ({ column, test, values }));
    return history.call('admin', LOG, { filter: { search, columns }, ...page });
  };
  const ofRecord = (id = history.records.own.id): Condition[] => [
    ['SUBJECT_TYPE', 'ONE_OF', 'supplier'],
    ['RECORD_ID', 'EQUALS', String(id)],
  ];

  it('shows the same changes as the timeline, latest first, with the name of the record', async () => {
    await history.update('own', { whoAreWe: 'Milliners' });
    await history.update('admin', { name: 'Hats', ownerName: 'Kim' });
    await history.update('admin', { ownerName: 'Mere', website: 'https://hats.example' });
    const { record } = await log(ofRecord());
    const timeline = await history.nodes('admin');
    expect(record.totalCount).toBe(timeline.length);
    expect(record.nodes.map(({ changes }: { changes: unknown }) => changes)).toEqual(
      timeline.map(({ changes }) => changes),
    );
    expect(record.nodes[0]).toMatchObject({
      action: 'supplier.changed',
      recordName: 'Hats',
      actor: { kind: 'YOU' },
      tokenName: null,
      requestId: expect.any(String),
    });
    expect(record.nodes[0].changes).toContainEqual({
      field: 'ownerName',
      kind: 'TEXT',
      before: 'Kim',
      after: 'Mere',
      valuesStored: true,
    });
    expect(record.nodes.at(-1).actor).toMatchObject({ kind: 'PERSON' });
  });

  it('does not show personal values after the retention period, or of a deleted record A156', async () => {
    await history.update('admin', { name: 'Hats', ownerName: 'Kim' });
    await sql(`UPDATE activity SET occurred_at = now() - interval '31 days' WHERE subject_id = $1`, [
      history.records.own.id,
    ]);
    const masked = { field: 'ownerName', before: null, after: null, valuesStored: false };
    const [old] = (await log(ofRecord())).record.nodes;
    expect(old.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining(masked),
        expect.objectContaining({ field: 'name', after: 'Hats' }),
      ]),
    );
    const { id } = await history.make.supplier();
    const update = `mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }`;
    await history.call('admin', update, { id, input: { ownerName: 'Ana' } });
    await history.remove(id);
    const { nodes } = (await log(ofRecord(id))).record;
    expect(nodes.map(({ action }: { action: string }) => action)).toEqual([
      'supplier.deleted',
      'supplier.changed',
    ]);
    expect(nodes[1]).toMatchObject({ recordName: null, changes: [masked] });
  });

  it('finds actions by user, kind of actor, action, changed field and New Zealand day', async () => {
    const id = history.records.own.id;
    await history.update('own', { whoAreWe: 'Hats' });
    await history.update('admin', { name: 'Caps', listTitle: 'Milliner' });
    const found = async (conditions: Condition[], search?: string) =>
      (await log([...ofRecord(), ...conditions], { search })).record.totalCount;
    const { fullName, email } = (
      await sql('SELECT full_name AS "fullName", email FROM user_account WHERE id = $1', [
        history.people.own.id,
      ])
    )[0];
    expect(await found([], email)).toBe(1);
    expect(await found([], fullName ?? email.slice(0, 8))).toBeGreaterThan(0);
    expect(await found([], 'nobody at all')).toBe(0);
    expect(await found([['ACTOR_KIND', 'ONE_OF', 'user']])).toBe(2);
    expect(await found([['ACTOR_KIND', 'ONE_OF', 'system']])).toBe(0);
    expect(await found([['ACTION', 'ONE_OF', 'supplier.changed']])).toBe(2);
    expect(await found([['ACTION', 'ONE_OF', 'supplier.deleted']])).toBe(0);
    expect(await found([['FIELD', 'ONE_OF', 'listTitle', 'website']])).toBe(1);
    await sql(
      `UPDATE activity SET occurred_at = '2026-07-31T12:30:00Z' WHERE subject_id = $1 AND changes ? 'name'`,
      [id],
    );
    expect(await found([['OCCURRED_AT', 'EQUALS', '2026-08-01']])).toBe(1);
    expect(await found([['OCCURRED_AT', 'EQUALS', '2026-07-31']])).toBe(0);
    expect((await log([['FIELD', 'CONTAINS', 'name']])).code).toBe('BAD_USER_INPUT');
    expect((await log([['CHANGES', 'CONTAINS', 'name']])).code).toBe('BAD_USER_INPUT');
  });

  it('pages through actions of the same time', async () => {
    const id = history.records.own.id;
    for (const name of ['One', 'Two', 'Three']) await history.update('admin', { name });
    await sql('UPDATE activity SET occurred_at = now() WHERE subject_id = $1', [id]);
    const first = (await log(ofRecord(), { first: 2 })).record;
    const second = (await log(ofRecord(), { first: 2, after: first.pageInfo.endCursor })).record;
    const ids = [...first.nodes, ...second.nodes].map((node: { id: string }) => Number(node.id));
    expect(ids).toHaveLength(3);
    expect([...ids].sort((one, other) => other - one)).toEqual(ids);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('names the API token that a user acted with', async () => {
    const { uplift, people, records } = history;
    const create = `mutation { createApiToken(input: { name: "Accounting", scopes: [SUPPLIERS_WRITE] }) { token } }`;
    const { data } = await uplift.graphql(create, {}, { as: people.admin });
    const headers = { authorization: `Bearer ${data.createApiToken.token}` };
    const change = `mutation { updateSupplier(id: ${records.own.id}, input: { name: "Hats" }) { id } }`;
    const { errors } = await uplift.graphql(change, {}, { headers });
    const [entry] = (await log(ofRecord())).record.nodes;
    expect(errors).toBeUndefined();
    expect(entry).toMatchObject({ tokenName: 'Accounting', actor: { kind: 'YOU' } });
  });

  it('names the jobs that staff have run, retried or dropped', async () => {
    await history.call('admin', 'mutation { runScheduledJob(name: "check-totals") { name } }', {});
    const [entry] = (await log([['SUBJECT_TYPE', 'ONE_OF', 'scheduled-job']])).record.nodes;
    expect(entry).toMatchObject({
      action: 'scheduled-job.requested',
      recordName: 'check-totals',
      recordId: null,
      changes: [],
    });
  });

  it('is exported without personal values', async () => {
    const { uplift, people, records } = history;
    await history.update('admin', { name: 'Hats', ownerName: 'Kim Secret' });
    const file = listExports(uplift, 'exportAuditLog', 'AuditEntry');
    const filter = {
      columns: ofRecord(records.own.id).map(([column, test, ...values]) => ({ column, test, values })),
    };
    const [row] = await file.rows(['ACTION', 'RECORD_ID', 'CHANGES'], people.admin as TestUser, { filter });
    expect(row?.slice(0, 2)).toEqual(['supplier.changed', String(records.own.id)]);
    expect(row?.[2]).toMatch(/^name: .+ → Hats; ownerName \(personal\)$/);
  });

  it.each([
    ['all', [], 'activity_newest_idx'],
    ['a day', [['OCCURRED_AT', 'EQUALS', '2026-11-01']], 'activity_newest_idx'],
    ['an action', [['ACTION', 'ONE_OF', 'supplier.rare']], 'activity_action_idx'],
    ['a changed field', [['FIELD', 'ONE_OF', 'rareField']], 'activity_changed_fields_idx'],
    [
      'a record',
      [
        ['SUBJECT_TYPE', 'ONE_OF', 'supplier'],
        ['RECORD_ID', 'EQUALS', '1234'],
      ],
      'activity_timeline_idx',
    ],
  ] as [string, Condition[], string][])('uses an index for %s', async (_, conditions, index) => {
    await fillLog();
    const { database } = history.uplift.app;
    const first = (await log(conditions)).record;
    const plan = await queryPlans(database, () =>
      log(conditions, { after: first.pageInfo.endCursor ?? undefined }),
    );
    expect(plan).toContain(index);
    if (conditions.length > 0) expect(plan).not.toContain('Seq Scan on activity');
  });

  it('uses an index for a user', async () => {
    await fillLog();
    const { email } = history.people.neighbour as TestUser;
    const plan = await queryPlans(history.uplift.app.database, () => log([], { search: email }));
    expect(plan).toContain('activity_of_user_idx');
    expect(plan).not.toContain('Seq Scan on activity');
  });

  let filled = false;
  async function fillLog() {
    if (filled) return;
    filled = true;
    await sql(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id, changes, occurred_at)
       SELECT 'user', 1000000 + n % 1000, CASE WHEN n % 5000 = 0 THEN 'supplier.rare' ELSE 'supplier.changed' END,
         'supplier', 1000 + n % 3000, CASE WHEN n % 5000 = 0 THEN '{"rareField": [1, 2]}'
         ELSE '{"name": ["Old", "New"]}' END::jsonb, now() - n * interval '1 minute' FROM generate_series(1, 60000) n`,
    );
    await sql('ANALYZE activity');
  }
});
