import type { Supplier } from '../../directory/suppliers/supplier.entity.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';

const SEND = `mutation Send($input: SendSalesEnquiryInput!) {
  sendSalesEnquiry(input: $input) { id supplierName } }`;

describe('enquiries from the website', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let supplier: Supplier;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    supplier = await make.supplier({ name: 'Kōwhai Plumbing', enquiryEmail: 'jobs@kowhai.example' });
  });
  afterAll(() => uplift.stop());

  const form = (fields: object = {}) => ({
    supplierId: supplier.id,
    fullName: 'Ana Tamihana',
    email: 'ana@example.nz',
    mobile: '021 555 0101',
    message: 'Leaking tap in the kitchen',
    ...fields,
  });
  const send = (fields: object = {}, headers: Record<string, string> = {}) =>
    uplift.graphql(SEND, { input: form(fields) }, { headers });
  const sent = async (fields: object = {}) => (await send(fields)).data.sendSalesEnquiry as { id: number };
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const mails = (subjectId: number) =>
    uplift.app.database.manager.find(MailDelivery, { where: { subjectId }, order: { kind: 'ASC' } });
  const count = () => uplift.app.database.manager.count(SalesEnquiry);

  it('become a new, unopened sales enquiry of the supplier R186 R163 R168 A33', async () => {
    const cause = await make.goodCause();
    const { id } = await sent({ goodCauseId: cause.id, joinEmailList: true, heardFrom: 'A friend' });
    expect(await stored(id)).toMatchObject({
      supplierId: supplier.id,
      goodCauseId: cause.id,
      fullName: 'Ana Tamihana',
      email: 'ana@example.nz',
      via: 'Email off Website',
      progress: 'Enquiry',
      emailState: 'Unopened',
      joinEmailList: true,
      heardFrom: 'A friend',
    });
  });

  it('are mailed to the stored address of the supplier, with replies to the customer R343', async () => {
    const { id } = await sent();
    const [confirmation, toSupplier] = await mails(id);
    expect(toSupplier).toMatchObject({
      kind: 'sales-enquiry.to-supplier',
      toAddress: 'jobs@kowhai.example',
      replyTo: 'ana@example.nz',
      status: 'queued',
      cc: [],
      bcc: [],
    });
    const link = `/login/${encodeURIComponent(`/admin/salesEnquiry/${id}`)}`;
    expect(toSupplier?.bodyText).toContain('Leaking tap in the kitchen');
    expect(toSupplier?.bodyText).toContain(link);
    expect(toSupplier?.bodyHtml).toContain(link);
    expect(confirmation).toMatchObject({ kind: 'sales-enquiry.confirmation', toAddress: 'ana@example.nz' });
  });

  it("never show the customer the supplier's address, nor email form text to third parties", async () => {
    const answer = await send({ fullName: 'https://evil.example is great' });
    expect(JSON.stringify(answer.response.json())).not.toContain('kowhai.example');
    const [confirmation] = await mails(answer.data.sendSalesEnquiry.id);
    const words = `${confirmation?.subject} ${confirmation?.bodyText} ${confirmation?.bodyHtml}`;
    for (const word of ['kowhai.example', 'evil.example', 'Leaking tap', 'great'])
      expect(words).not.toContain(word);
    expect(words).toContain('Kia ora,');
  });

  it('are stored without an email if the supplier has emails turned off R257', async () => {
    const quiet = await make.supplier({ emailNotificationsDisabled: true });
    const { id } = await sent({ supplierId: quiet.id });
    expect((await stored(id)).supplierId).toBe(quiet.id);
    expect((await mails(id)).map((mail) => mail.kind)).toEqual(['sales-enquiry.confirmation']);
  });

  it('are accepted for listed suppliers only; others get the not-found response R001 R002', async () => {
    const hidden = await make.supplier({ status: 'Drafting' });
    await make.supplier({ id: 32, status: 'Approved & Live' });
    const before = await count();
    const answers = await Promise.all([hidden.id, 32, 999_999].map((supplierId) => send({ supplierId })));
    for (const { status, errors } of answers)
      expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
        404,
        'NOT_FOUND',
        'This supplier was not found.',
      ]);
    expect(await count()).toBe(before);
  });

  it('accept approved causes and published buyers only, and default to the buyer’s cause A134', async () => {
    const draft = await make.goodCause({ status: 'Drafting' });
    const cause = await make.goodCause();
    const unpublished = await make.impactBuyer();
    const published = await make.impactBuyer({ status: 'Live Report', goodCauseId: cause.id });
    for (const fields of [{ goodCauseId: draft.id }, { impactBuyerId: unpublished.id }]) {
      const answer = await send(fields);
      expect([answer.status, answer.errors?.[0]?.extensions.fields]).toMatchObject([
        400,
        [{ field: Object.keys(fields)[0] }],
      ]);
    }
    const { id } = await sent({ impactBuyerId: published.id });
    expect(await stored(id)).toMatchObject({ impactBuyerId: published.id, goodCauseId: cause.id });
  });

  it('accept a buyer’s own enquiry before it is published', async () => {
    const own = await make.impactBuyer();
    const as = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: own.id });
    const { data } = await uplift.graphql(SEND, { input: form({ impactBuyerId: own.id }) }, { as });
    expect((await stored(data.sendSalesEnquiry.id)).impactBuyerId).toBe(own.id);
  });

  it('return success for an automated form, and store and email nothing', async () => {
    const before = await count();
    const { status, data } = await send({ companyFax: '09 555 0000' });
    expect([status, data.sendSalesEnquiry.supplierName]).toEqual([200, 'Kōwhai Plumbing']);
    expect(await count()).toBe(before);
    expect(await mails(data.sendSalesEnquiry.id)).toEqual([]);
  });

  it('return the same response per Idempotency-Key with one record; another form gets 422', async () => {
    const before = await count();
    const headers = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all([send({}, headers), send({}, headers), send({}, headers)]);
    expect(new Set(answers.map((answer) => answer.data.sendSalesEnquiry.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const other = await send({ message: 'Something else' }, headers);
    expect([other.status, other.errors?.[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await count()).toBe(before + 1);
  });

  it('are stored once if sent twice within a minute, also without a key R186', async () => {
    const before = await count();
    const twice = { message: 'The same, pressed twice' };
    const ids = (await Promise.all([sent(twice), sent(twice), sent(twice)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
    await sent({ message: 'Something else' });
    expect(await count()).toBe(before + 2);
  });

  it('refuse an invalid form field by field, and store nothing', async () => {
    const before = await count();
    const bad: [object, string][] = [
      [{ fullName: ' ' }, 'fullName'],
      [{ fullName: 'Ana\r\nBcc: all@example.nz' }, 'fullName'],
      [{ email: 'ana' }, 'email'],
      [{ email: 'ana@example.nz, eve@example.nz' }, 'email'],
      [{ message: '' }, 'message'],
      [{ message: 'x'.repeat(5001) }, 'message'],
      [{ mobile: '1'.repeat(51) }, 'mobile'],
      [{ supplierId: -1 }, 'supplierId'],
    ];
    for (const [fields, field] of bad) {
      const answer = await send(fields);
      expect([answer.status, answer.errors?.[0]?.extensions.fields]).toMatchObject([400, [{ field }]]);
    }
    expect((await send({ supplierId: null })).status).toBe(400);
    expect((await send({ to: 'eve@example.nz' })).status).toBe(400);
    expect((await send({ message: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(await count()).toBe(before);
  });

  it('cannot inject an email header through a line break in a name', async () => {
    const { id } = await sent({ enquiryAbout: 'Taps', fullName: 'Ana <ana@x.nz>, Eve' });
    for (const mail of await mails(id)) expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe('the rate limit on public forms A149', () => {
  it('returns 429 with the seconds to wait, and also counts per customer address', async () => {
    const uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const supplier = await factories(uplift.app.database).supplier();
      const input = { supplierId: supplier.id, fullName: 'Ana', email: 'ana@example.nz', message: 'Hi' };
      const answers = [];
      for (let call = 0; call < 8; call++) answers.push(await uplift.graphql(SEND, { input }));
      const limited = answers.find((answer) => answer.status === 429);
      expect(limited?.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
      expect(limited?.errors?.[0]?.extensions.retryAfterSeconds).toBeLessThanOrEqual(60);
      // The minute that calls are counted by may end in between.
      expect(await uplift.app.database.manager.count(SalesEnquiry)).toBeLessThanOrEqual(6);
    } finally {
      await uplift.stop();
    }
  });
});
