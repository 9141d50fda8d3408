import { REMOVALS } from '../../app/housekeeping.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { matchSupplierAlerts } from './match-supplier-alerts.js';

const REQUEST = 'mutation ($input: SupplierAlertInput!) { requestSupplierAlert(input: $input) }';
const LIST = `query ($filter: SupplierAlertListFilter, $sort: SupplierAlertListSort) {
  supplierAlerts(filter: $filter, sort: $sort) { totalCount nodes { trade place region confirmed } } }`;

describe('new supplier alerts', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(() =>
    query(
      'DELETE FROM supplier; DELETE FROM category; DELETE FROM supplier_alert; DELETE FROM mail_delivery; DELETE FROM held_submission; DELETE FROM outbox_job',
    ),
  );

  const query = (text: string, values?: unknown[]) => uplift.app.database.manager.query(text, values);
  let count = 0;
  const ask = (search: object, more: object = {}) =>
    uplift.graphql(REQUEST, { input: { email: `ana${++count}@example.nz`, search, ...more } });
  const mails = () => query('SELECT kind, to_address, subject, body_text FROM mail_delivery ORDER BY id');
  const alerts = () =>
    query('SELECT email, trade, place, region, confirmed_at FROM supplier_alert ORDER BY id');
  const tokenOf = (body: string) => /[?&]token=([\w.-]+)/.exec(body)?.[1] ?? '';
  const resolve = (mutation: string, token: string) =>
    uplift.graphql(`mutation ($token: String!) { ${mutation}(token: $token) }`, { token });
  /** Asks and confirms; answers the token. */
  async function confirmed(search: object, more: object = {}): Promise<string> {
    await ask(search, more);
    const token = tokenOf((await mails()).at(-1).body_text);
    expect((await resolve('confirmSupplierAlert', token)).errors).toBeUndefined();
    return token;
  }
  const wheelwright = (more: object = {}) =>
    make.supplier({ name: 'Rima Wheels', listTitle: 'Wheelwright', serviceRegions: ['Wellington'], ...more });

  it.each([
    [{ text: 'wheelwright wellington' }, 'wheelwright', 'Wellington', 'Wellington'],
    [{ text: 'wheelwright', servicing: 'Nelson City' }, 'wheelwright', 'Nelson City', 'Nelson/Tasman'],
    [{ text: 'zumbooruk' }, 'zumbooruk', null, null],
  ])('stores %j with its trade and place and mails a link', async (search, trade, place, region) => {
    await wheelwright({ serviceRegions: ['Otago'] });
    expect((await ask(search)).data).toEqual({ requestSupplierAlert: true });
    expect(await alerts()).toMatchObject([{ trade, place, region, confirmed_at: null }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'supplier-alert.confirmation' });
    // Anybody may have typed the words of the search.
    expect(mail.body_text).not.toContain(trade);
    expect(mail.body_text).toMatch(/supplier-alert\?token=[\w.-]+/);
    expect(mail.body_text).toMatch(/supplier-alert\?stop=1&token=[\w.-]+/);
  });

  it('names the category of a search without text', async () => {
    const category = await make.category({ name: 'Masonry' });
    await ask({ category: String(category.id), servicing: 'Otago' });
    expect(await alerts()).toMatchObject([{ trade: 'Masonry', place: 'Otago' }]);
  });

  it('returns the same response for a known address, and stores one alert per search', async () => {
    const first = await ask({ text: 'wheelwright otago' }, { email: 'Known@example.nz' });
    const again = await ask({ text: 'wheelwright otago' }, { email: 'known@EXAMPLE.nz' });
    expect(again.data).toEqual(first.data);
    expect(await alerts()).toHaveLength(1);
    await resolve('confirmSupplierAlert', tokenOf((await mails()).at(-1).body_text));
    const mailed = (await mails()).length;
    const third = await ask({ text: 'wheelwright otago', asTyped: false }, { email: 'known@example.nz' });
    expect(third.data).toEqual(first.data);
    expect([(await alerts()).length, (await mails()).length]).toEqual([1, mailed]);
  });

  it.each([
    ['no search', {}, 'ana@example.nz', 'search'],
    ['a category that does not exist', { category: 'No such one' }, 'ana@example.nz', 'search'],
    ['only a place', { servicing: 'Otago' }, 'ana@example.nz', 'search'],
    ['no address', { text: 'wheelwright' }, '', 'email'],
    ['an invalid address', { text: 'wheelwright' }, 'ana@', 'email'],
    ['two addresses', { text: 'wheelwright' }, 'a@example.nz, b@example.nz', 'email'],
  ])('refuses %s at its field and stores nothing', async (_, search, email, field) => {
    const { status, errors } = await uplift.graphql(REQUEST, { input: { email, search } });
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [{ extensions: { fields: [{ field }] } }],
    });
    expect([await alerts(), await mails()]).toEqual([[], []]);
  });

  it('holds a submission that fills in the honeypot field, and stores it after staff release it', async () => {
    await ask({ text: 'wheelwright otago' }, { companyFax: 'x' });
    expect([await alerts(), await mails()]).toEqual([[], []]);
    const [{ id, form, summary }] = await query('SELECT id, form, summary FROM held_submission');
    expect([form, summary]).toEqual(['Supplier alert', 'wheelwright · Otago']);
    const release = 'mutation ($id: Int!) { releaseHeldSubmission(id: $id) }';
    expect((await uplift.graphql(release, { id }, { as: admin })).errors).toBeUndefined();
    expect(await alerts()).toMatchObject([{ trade: 'wheelwright' }]);
  });

  it('mails once when a matching supplier is listed, and deletes the address', async () => {
    await confirmed({ text: 'wheelwrights wellington' }, { language: 'EN' });
    await wheelwright({ name: 'Elsewhere', serviceRegions: ['Otago'] });
    await matchSupplierAlerts(uplift.app);
    expect(await alerts()).toHaveLength(1);
    const { id } = await wheelwright({ status: 'Drafting' });
    await matchSupplierAlerts(uplift.app);
    expect(await alerts()).toHaveLength(1);
    await query(`UPDATE supplier SET status = 'Approved & Live' WHERE id = $1`, [id]);
    await Promise.all([matchSupplierAlerts(uplift.app), matchSupplierAlerts(uplift.app)]);
    await wheelwright({ name: 'Another' });
    await matchSupplierAlerts(uplift.app);
    const matched = (await mails()).filter(({ kind }: { kind: string }) => kind === 'supplier-alert.match');
    expect(matched).toHaveLength(1);
    expect(matched[0].body_text).toContain(`/business/${id}`);
    expect(matched[0].body_text).toContain('Rima Wheels now offers this');
    // The alert is over: there is nothing left to cancel.
    expect(matched[0].body_text).not.toContain('supplier-alert?');
    expect(await alerts()).toEqual([]);
  });

  it('matches alerts in a job after any change that lists a supplier', async () => {
    const jobs = () =>
      query(`SELECT 1 FROM outbox_job WHERE job = 'supplier-alert.match' AND dispatched_at IS NULL`);
    await wheelwright();
    expect(await jobs()).toEqual([]);
    await ask({ text: 'zumbooruk wellington' });
    await wheelwright();
    expect(await jobs()).toEqual([]);
    await resolve('confirmSupplierAlert', tokenOf((await mails()).at(-1).body_text));
    await query(`DELETE FROM outbox_job WHERE job = 'supplier-alert.match'`);
    // Two suppliers of one statement are one job.
    await query(`INSERT INTO supplier (name, list_title, enquiry_email, status)
      SELECT 'Firm ' || n, 'Zumbooruk', 'a@demo.example', 'Approved & Live' FROM generate_series(1, 2) AS n`);
    expect(await jobs()).toHaveLength(1);
  });

  it('matches an alert in a job once it is confirmed, to find suppliers listed meanwhile', async () => {
    const jobs = () => query(`SELECT 1 FROM outbox_job WHERE job = 'supplier-alert.match'`);
    await ask({ text: 'wheelwright wellington' });
    const token = tokenOf((await mails()).at(-1).body_text);
    await wheelwright();
    await query('DELETE FROM outbox_job');
    await resolve('confirmSupplierAlert', token);
    expect(await jobs()).toHaveLength(1);
    // Neither another press nor the end of the alert is a reason to look again.
    await resolve('confirmSupplierAlert', token);
    await resolve('endSupplierAlert', token);
    expect(await jobs()).toHaveLength(1);
  });

  it('can be ended before confirmation, and cannot be confirmed afterwards', async () => {
    await ask({ text: 'wheelwright otago' });
    const token = tokenOf((await mails()).at(-1).body_text);
    expect((await resolve('endSupplierAlert', token)).data).toEqual({ endSupplierAlert: true });
    expect(await alerts()).toEqual([]);
    expect((await resolve('confirmSupplierAlert', token)).status).toBe(400);
    expect(await alerts()).toEqual([]);
  });

  it('sends no alert to an unconfirmed address', async () => {
    await ask({ text: 'wheelwright wellington' });
    await wheelwright();
    await matchSupplierAlerts(uplift.app);
    expect(await mails()).toHaveLength(1);
  });

  it('confirms and ends by the token, also when repeated', async () => {
    const token = await confirmed({ text: 'wheelwright otago' });
    expect((await resolve('confirmSupplierAlert', token)).data).toEqual({ confirmSupplierAlert: true });
    for (const _ of [1, 2])
      expect((await resolve('endSupplierAlert', token)).data).toEqual({ endSupplierAlert: true });
    expect(await alerts()).toEqual([]);
    const over = await resolve('confirmSupplierAlert', token);
    expect([over.status, over.errors?.[0]?.message]).toEqual([
      400,
      'This alert is over. Please search again to ask for a new one.',
    ]);
  });

  it.each(['', 'x', 'a.b.c'])('refuses the token %j', async (token) => {
    for (const mutation of ['confirmSupplierAlert', 'endSupplierAlert']) {
      const { status, errors } = await resolve(mutation, token);
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  it('refuses a token of another purpose', async () => {
    await ask({ text: 'wheelwright otago' });
    const [{ id }] = await query('SELECT id FROM supplier_alert');
    const token = uplift.app.mailTokens.unsubscribe.issue(String(id));
    expect((await resolve('endSupplierAlert', token)).status).toBe(400);
    expect(await alerts()).toHaveLength(1);
  });

  it('mails in the language of the page', async () => {
    await confirmed({ text: 'wheelwright wellington' }, { language: 'MI' });
    await wheelwright();
    await matchSupplierAlerts(uplift.app);
    expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual([
      'Whakaūngia tō tono whakamōhio',
      'Kua uru mai tētahi kaiwhakarato: wheelwright (Wellington)',
    ]);
  });

  it('removes an unconfirmed alert after a week, and any alert after a year', async () => {
    await confirmed({ text: 'old otago' });
    await query(`UPDATE supplier_alert SET confirmed_at = now() - interval '366 days'`);
    await ask({ text: 'late otago' });
    await query(
      `UPDATE supplier_alert SET created_at = now() - interval '8 days' WHERE confirmed_at IS NULL`,
    );
    await confirmed({ text: 'new otago' });
    await query(
      `UPDATE supplier_alert SET created_at = now() - interval '8 days' WHERE search ->> 'text' = 'new otago'`,
    );
    await ask({ text: 'young otago' });
    await clearExpired(uplift.app, REMOVALS);
    expect(
      (await query('SELECT search FROM supplier_alert ORDER BY id')).map(
        ({ search }: { search: { text: string } }) => search.text,
      ),
    ).toEqual(['new otago', 'young otago']);
  });

  it('lists open alerts for staff without the addresses', async () => {
    await ask({ text: 'wheelwright otago' });
    await confirmed({ text: 'cooper nelson' });
    const { data } = await uplift.graphql(
      LIST,
      { sort: { column: 'TRADE', direction: 'ASC' } },
      { as: admin },
    );
    expect(data?.supplierAlerts).toEqual({
      totalCount: 2,
      nodes: [
        { trade: 'cooper', place: 'Nelson City', region: 'Nelson/Tasman', confirmed: true },
        { trade: 'wheelwright', place: 'Otago', region: 'Otago', confirmed: false },
      ],
    });
    const found = await uplift.graphql(LIST, { filter: { search: 'WHEEL' } }, { as: admin });
    expect(found.data.supplierAlerts.totalCount).toBe(1);
    expect((await uplift.graphql(LIST, {}, { as: null })).status).not.toBe(200);
  });
});
