import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('an Idempotency-Key A171', () => {
  let uplift: TestUplift;
  let supplierId: number;
  let keys = 0;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    supplierId = (await factories(uplift.app.database).supplier()).id;
  });
  afterAll(() => uplift.stop());

  const aKey = () => `a long key that nobody guesses ${++keys}`;
  const count = async (table: string) =>
    (await uplift.app.database.manager.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n as number;
  const post = (url: string, key: string, payload: object, from = '198.51.100.1') =>
    uplift.http.inject({
      method: 'POST',
      url: `/api/${url}`,
      remoteAddress: from,
      headers: { 'idempotency-key': key },
      payload,
    });
  const enquiry = (message = 'Leaking tap') => ({
    business_id: supplierId,
    fullName: 'Ana',
    email: 'ana@example.nz',
    message,
  });

  const creating: [string, string, () => object][] = [
    ['mailing/sendSalesEnquiry', 'sales_enquiry', () => enquiry()],
    [
      'affiliateLinkClick/create',
      'affiliate_link_click',
      () => ({ business_id: supplierId, url: 'https://shop.example' }),
    ],
    ['clickTracking', 'click', () => ({ type: 'website', business_id: supplierId })],
  ];

  it.each(creating)('%s: a retry from another network creates one record', async (url, table, body) => {
    const before = await count(table);
    const key = aKey();
    const first = await post(url, key, body(), '198.51.100.1');
    const again = await post(url, key, body(), '203.0.113.9');
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    const marks = [first, again].map(({ headers }) => headers['idempotency-replayed']);
    expect(marks).toEqual([undefined, 'true']);
    expect(await count(table)).toBe(before + 1);
    await post(url, aKey(), body());
    expect(await count(table)).toBe(before + 2);
  });

  it.each(creating)(
    '%s: rejects the same key with another body, without revealing the first',
    async (url, table, body) => {
      const key = aKey();
      await post(url, key, body());
      const before = await count(table);
      for (const from of ['198.51.100.1', '203.0.113.9']) {
        const guess = await post(
          url,
          key,
          {
            ...body(),
            ...(url === 'clickTracking'
              ? { type: 'phone' }
              : { url: 'https://else.example', message: 'Another' }),
          },
          from,
        );
        expect([guess.statusCode, guess.json().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
        expect(guess.json()).not.toHaveProperty('response');
      }
      expect(await count(table)).toBe(before);
    },
  );

  it('GraphQL: clicks and visits accept it, too', async () => {
    const key = { headers: { 'idempotency-key': aKey() } };
    const before = [await count('click'), await count('affiliate_link_click')];
    for (let i = 0; i < 2; i++) {
      const clicked = await uplift.graphql(
        `mutation { recordClick(input: { type: "website", supplierId: ${supplierId} }) }`,
        {},
        key,
      );
      const followed = await uplift.graphql(
        `mutation { followAffiliateLink(input: { supplierId: ${supplierId}, url: "https://shop.example" }) }`,
        {},
        key,
      );
      expect([clicked.data, followed.data]).toEqual([{ recordClick: true }, { followAffiliateLink: true }]);
    }
    expect([await count('click'), await count('affiliate_link_click')]).toEqual(before.map((n) => n + 1));
  });

  it('runs once if it arrives twice at the same time, and both get the response', async () => {
    const before = await count('sales_enquiry');
    const key = aKey();
    const send = () => post('mailing/sendSalesEnquiry', key, enquiry('Twice at once'));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
    expect(await count('sales_enquiry')).toBe(before + 1);
  });

  it('is not used up by a request that fails', async () => {
    const key = aKey();
    const failed = await post('mailing/sendSalesEnquiry', key, { ...enquiry(), business_id: 999999 });
    expect(failed.statusCode).toBe(404);
    const sent = await post('mailing/sendSalesEnquiry', key, enquiry());
    expect([sent.statusCode, sent.headers['idempotency-replayed']]).toEqual([200, undefined]);
  });

  it('is the same for REST and GraphQL', async () => {
    const admin = await uplift.user({ roles: ['Admin'] });
    const headers = { 'idempotency-key': aKey() };
    const rest = await uplift.rest('POST', 'category/create', {
      as: admin,
      headers,
      body: { name: 'Twice' },
    });
    const { data, response } = await uplift.graphql(
      'mutation { createCategory(input: { name: "Twice" }) { id } }',
      {},
      { as: admin, headers },
    );
    expect(data.createCategory.id).toBe(rest.json().categoryID);
    expect(response.headers['idempotency-replayed']).toBe('true');
  });

  it('creates many leads, a view and a synonym once', async () => {
    const as = await uplift.user({ roles: ['Admin'] });
    const headers = { 'idempotency-key': aKey() };
    const make = factories(uplift.app.database);
    const lead = { business_id: (await make.impactBuyer()).id, leadFor_business_id: supplierId };
    const leads = () => uplift.rest('POST', 'leads/createMultipleLeads', { as, headers, body: [lead] });
    const [first, again] = [await leads(), await leads()];
    expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first.json(), 'true']);
    expect(first.json().leads).toHaveLength(1);
    for (const mutation of [
      'createSavedView(input: { list: "suppliers", name: "Mine", search: "" })',
      'createSearchSynonym(input: { phrase: "whizzer", means: ["electrician"] })',
    ]) {
      const create = () => uplift.graphql(`mutation { made: ${mutation} { id } }`, {}, { as, headers });
      const [made, repeated] = [await create(), await create()];
      expect(made.errors).toBeUndefined();
      expect([repeated.data, repeated.response.headers['idempotency-replayed']]).toEqual([made.data, 'true']);
    }
  });

  it('holds a suspicious form once, and refuses another form under the same key', async () => {
    const headers = { 'idempotency-key': aKey() };
    const send = (companyFax: string, message = 'Hello') =>
      uplift.graphql(
        'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
        { input: { kind: 'GENERAL', fullName: 'Ana', email: 'ana@example.nz', message, companyFax } },
        { headers },
      );
    const before = [await count('held_submission'), await count('contact_message')];
    const held = await send('09 555 1234');
    const again = await send('');
    expect([held.data, again.data]).toEqual([{ sendContactMessage: true }, { sendContactMessage: true }]);
    expect([await count('held_submission'), await count('contact_message')]).toEqual([
      (before[0] as number) + 1,
      before[1],
    ]);
    expect((await send('', 'Another')).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is separate for each user and for visitors', async () => {
    const [ana, hemi] = [await uplift.user(), await uplift.user()];
    const headers = { 'idempotency-key': aKey() };
    const before = await count('click');
    const body = { type: 'website', business_id: supplierId };
    for (const as of [ana, hemi, null, ana, hemi, null])
      expect((await uplift.rest('POST', 'clickTracking', { as, headers, body })).statusCode).toBe(200);
    expect(await count('click')).toBe(before + 3);
  });

  it('rejects a short key that visitors share, and explains the remedy', async () => {
    await post('clickTracking', '1', { type: 'website', business_id: supplierId });
    const refused = await post('clickTracking', '1', { type: 'phone', business_id: supplierId });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      expect.stringContaining('long random'),
    ]);
  });
});
