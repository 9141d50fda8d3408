import { REMOVALS } from '../../app/housekeeping.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { startHistory } from '../../testing/record-history.js';

describe('timeline of a record', () => {
  let history: Awaited<ReturnType<typeof startHistory>>;
  beforeAll(async () => {
    history = await startHistory();
  });
  afterAll(() => history.uplift.stop());
  beforeEach(() => history.begin());
  const sql = (text: string, values: unknown[] = []) =>
    history.uplift.app.database.manager.query(text, values);

  it('shows the author and the values before and after, newest first A156', async () => {
    const { listTitle } = history.records.own;
    await history.update('admin', { listTitle: 'Milliner', isGstRegistered: true });
    await history.update('own', { whoAreWe: '<p>We make <strong>hats</strong></p>' });
    expect(await history.nodes('admin')).toMatchObject([
      {
        action: 'supplier.changed',
        actor: { kind: 'PERSON', name: expect.any(String) },
        version: 3,
        canUndo: true,
        changes: [{ field: 'whoAreWe', kind: 'TEXT', before: null, after: 'We make hats' }],
      },
      {
        actor: { kind: 'YOU' },
        canUndo: false,
        changes: [
          { field: 'listTitle', before: listTitle, after: 'Milliner' },
          { field: 'isGstRegistered', kind: 'FLAG', before: 'false', after: 'true' },
        ],
      },
    ]);
  });

  it('names linked records, and shows added, changed and deleted rows', async () => {
    const food = await history.make.category({ name: 'Food' });
    await history.update('admin', { categoryIds: [food.id] });
    const added = await history.update('admin', {
      testimonials: [{ fullName: 'Ana', message: 'Fine bread' }],
    });
    const { id } = added.record.testimonials[0];
    await history.update('admin', { testimonials: [{ id, message: 'Very fine bread' }] });
    const changes = (await history.nodes('admin')).flatMap((node) => node.changes);
    expect(changes).toMatchObject([
      { field: 'testimonials', kind: 'ROW', before: 'Ana: Fine bread', after: 'Ana: Very fine bread' },
      { field: 'testimonials', before: null, after: expect.stringMatching(/^Ana: Fine bread/) },
      { field: 'categoryIds', before: null, after: 'Food' },
    ]);
  });

  it('shows its own user only changes of visible fields, without notes and names of staff A156 R339', async () => {
    await history.update('admin', { adminNotes: 'Calls back late' });
    await history.update('admin', { adminNotes: 'Calls back', listTitle: 'Milliner' });
    await history.update('own', { whoAreWe: 'Hats' });
    const nodes = await history.nodes('own');
    expect(
      nodes.map(({ actor, canUndo, changes }) => [actor?.kind, canUndo, changes.map(({ field }) => field)]),
    ).toEqual([
      ['YOU', true, ['whoAreWe']],
      ['STAFF', false, ['listTitle']],
    ]);
    expect(nodes[1]?.actor?.name).toBeNull();
    expect(JSON.stringify(nodes)).not.toMatch(/Calls back|adminNotes/);
    const colleague = await history.uplift.user({ roles: ['Business'], supplierId: history.records.own.id });
    history.people.neighbour = colleague;
    expect((await history.nodes('neighbour'))[0]?.actor?.kind).toBe('PERSON');
  });

  it('is null for other users and for a missing record, with the same response R090', async () => {
    await history.update('admin', { listTitle: 'Milliner' });
    expect((await history.timeline('neighbour')).record).toBeNull();
    expect((await history.timeline('admin', { id: 999_999 })).record).toBeNull();
    for (const recordType of ['SEARCH_SYNONYM', 'SITE_SETTINGS', 'IMPACT_BUYER', 'SALES_ENQUIRY'])
      expect((await history.timeline('own', { recordType, id: 1 })).record).toBeNull();
    expect(
      (await history.uplift.graphql('{ timeline(recordType: SUPPLIER, id: 1) { nodes { id } } }')).status,
    ).toBe(401);
  });

  it('shows personal values for 30 days, and then only that they changed A156', async () => {
    await history.update('admin', { ownerName: 'Ana', name: 'Hats' });
    await history.update('admin', { ownerName: 'Hinemoa' });
    await history.update('admin', { ownerName: null });
    const owners = async () =>
      (await history.nodes('own')).map(({ changes }) => changes.find(({ field }) => field === 'ownerName'));
    expect(await owners()).toMatchObject([
      { before: 'Hinemoa', after: null, valuesStored: true },
      { before: 'Ana', after: 'Hinemoa', valuesStored: true },
      { before: history.records.own.ownerName ?? null, after: 'Ana', valuesStored: true },
    ]);
    await sql(`UPDATE activity SET occurred_at = occurred_at - interval '31 days'`);
    await sql(`UPDATE personal_change SET created_at = created_at - interval '31 days'`);
    await clearExpired(history.uplift.app, REMOVALS);
    expect(await owners()).toMatchObject([
      { before: null, after: null, valuesStored: false },
      { before: null, after: null, valuesStored: false },
      { before: null, after: null, valuesStored: false },
    ]);
    expect((await history.nodes('own')).some(({ canUndo }) => canUndo)).toBe(false);
  });

  it('pages through changes and mails, each entry once', async () => {
    const enquiry = await history.make.salesEnquiry({ supplierId: history.records.own.id });
    await sql(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, subject_type, subject_id, created_at)
       SELECT CASE n WHEN 1 THEN 'sales-enquiry.issue' ELSE 'sales-enquiry.reply' END, 'history-' || $1 || n,
         'ana@example.nz', 'Re', 'x', 'x', 'sales-enquiry', $1::integer, now() - n * interval '1 hour'
       FROM generate_series(1, 3) n`,
      [enquiry.id],
    );
    const update =
      'mutation ($id: Int!, $input: SalesEnquiryInput!) { updateSalesEnquiry(id: $id, input: $input) { id } }';
    for (const progress of ['IN_PROGRESS', 'COMPLETED'])
      await history.call('admin', update, { id: enquiry.id, input: { progress } });
    const of = { recordType: 'SALES_ENQUIRY', id: enquiry.id };
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { record } = await history.timeline('admin', { ...of, first: 2, after });
      seen.push(
        ...record.nodes.map(
          (node: { mail: { kind: string } | null; action: string }) => node.mail?.kind ?? node.action,
        ),
      );
      after = record.pageInfo.hasNextPage ? record.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual([
      'sales-enquiry.changed',
      'sales-enquiry.changed',
      'sales-enquiry.issue',
      'sales-enquiry.reply',
      'sales-enquiry.reply',
    ]);
    const own = await history.nodes('own', of);
    expect(own.map(({ mail }) => mail?.kind).filter(Boolean)).toEqual([
      'sales-enquiry.reply',
      'sales-enquiry.reply',
    ]);
    expect((await history.timeline('neighbour', of)).record).toBeNull();
    expect((await history.timeline('admin', { ...of, after: 'x' })).fields).toMatchObject([
      { field: 'after' },
    ]);
  });
});
