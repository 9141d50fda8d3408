import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { ActionItem } from '../action-centre/action-item.entity.js';
import { ContactMessage } from './contact-message.entity.js';

const SEND = 'mutation Send($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

describe('a message to Uplift', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  let forms = 0;
  const form = (fields: object = {}) => ({
    kind: 'GENERAL',
    fullName: 'Ana Tamihana',
    email: 'ana@example.nz',
    message: `Where is my certificate? ${++forms}`,
    ...fields,
  });
  const send = (fields: object = {}, headers: Record<string, string> = {}) =>
    uplift.graphql(SEND, { input: form(fields) }, { headers });
  const manager = () => uplift.app.database.manager;
  const all = () => manager().find(ContactMessage, { order: { id: 'DESC' } });
  const newest = async () => (await all())[0] as ContactMessage;
  const mailsOf = (subjectId: number) =>
    manager().find(MailDelivery, {
      where: { subjectId, subjectType: 'contact-message' },
      order: { kind: 'ASC' },
    });
  const refused = async (fields: object) => {
    const { status, errors } = await send(fields);
    const problems = errors?.[0]?.extensions.fields as { field: string; message: string }[];
    return [status, ...(problems ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };

  it('is stored, mailed to staff, confirmed to the sender, and raised as an action item', async () => {
    expect((await send({ mobile: '021 555 0101', message: 'Where is it?' })).data.sendContactMessage).toBe(
      true,
    );
    const message = await newest();
    expect(message).toMatchObject({
      kind: 'General',
      fullName: 'Ana Tamihana',
      email: 'ana@example.nz',
      mobile: '021 555 0101',
      message: 'Where is it?',
    });
    const [confirmation, toStaff] = await mailsOf(message.id);
    expect(toStaff).toMatchObject({
      toAddress: uplift.app.config.staffMail,
      replyTo: 'ana@example.nz',
      subject: `Message ${message.id}: Message from the website, Ana Tamihana`,
      cc: [],
      bcc: [],
    });
    expect(toStaff?.bodyText).toContain('Where is it?');
    expect(confirmation).toMatchObject({ toAddress: 'ana@example.nz', subject: 'We’ve got your message' });
    const [action] = await manager().findBy(ActionItem, { refId: message.id });
    expect(action).toMatchObject({
      type: 'Message from the website',
      status: 'New',
      value: 'Ana Tamihana · Where is it?',
      redirectUrl: '/admin/messages/{ref_id}',
    });
  });

  it.each([
    ['SUPPLIER_JOIN', 'Supplier join', 'Supplier would like to join'],
    ['GOOD_CAUSE_JOIN', 'Good cause join', 'Good cause would like to join'],
    ['IMPACT_BUYER_JOIN', 'Impact buyer join', 'Impact buyer would like to join'],
  ])('%s requires the organisation, and no message', async (kind, stored, action) => {
    expect(await refused({ kind, organisation: ' ' })).toEqual([400, 'organisation: This cannot be empty']);
    await send({ kind, organisation: 'Rātā Print', message: null, website: 'rataprint.example' });
    const message = await newest();
    expect(message).toMatchObject({ kind: stored, organisation: 'Rātā Print', message: null });
    expect(await manager().findBy(ActionItem, { refId: message.id, type: action })).toHaveLength(1);
    expect((await mailsOf(message.id)).map((mail) => mail.toAddress)).toEqual([
      'ana@example.nz',
      uplift.app.config.staffMail,
    ]);
  });

  it('emails only staff and the sender, and sends form text only to staff R343', async () => {
    await send({
      kind: 'SUPPLIER_JOIN',
      fullName: 'https://evil.example now',
      organisation: '<b>Win</b> a prize',
      message: 'Click <a href="https://evil.example">here</a>',
    });
    const { id } = await newest();
    const [confirmation, toStaff] = await mailsOf(id);
    const words = `${confirmation?.subject} ${confirmation?.bodyText} ${confirmation?.bodyHtml}`;
    for (const word of ['evil.example', 'prize', 'here</a>']) expect(words).not.toContain(word);
    expect(toStaff?.bodyHtml).toContain('&lt;b&gt;Win&lt;/b&gt;');
    expect(toStaff?.bodyHtml).not.toContain('<b>Win');
    expect((await send({ to: 'eve@example.nz' })).status).toBe(400);
  });

  it('refuses invalid input next to its field, and stores nothing', async () => {
    const before = (await all()).length;
    expect(await refused({ fullName: '', email: ' ', message: '' })).toEqual([
      400,
      'fullName: This cannot be empty',
      'email: This cannot be empty',
      'message: This cannot be empty',
    ]);
    const tooLong = 'Maximum of 5000 characters allowed.';
    expect(await refused({ message: 'x'.repeat(10_000) })).toEqual([400, `message: ${tooLong}`]);
    expect(await refused({ email: 'ana@' })).toEqual([
      400,
      'email: Please enter an email address like name@example.nz.',
    ]);
    for (const fullName of ['Ana\r\nBcc: all@example.nz', 'Ana\nSubject: x'])
      expect(await refused({ fullName })).toEqual([400, 'fullName: This must be on one line.']);
    expect((await refused({ email: 'ana@example.nz\r\nBcc: eve@example.nz' }))[0]).toBe(400);
    expect((await refused({ email: 'ana@example.nz, eve@example.nz' }))[0]).toBe(400);
    expect((await all()).length).toBe(before);
  });

  it('is stored and mailed however quickly the form was filled in', async () => {
    const before = (await all()).length;
    for (const filledInMs of [0, 40, 1800]) await send({ filledInMs });
    expect((await all()).length).toBe(before + 3);
    expect(await mailsOf((await newest()).id)).toHaveLength(2);
  });

  it('a double click sends one message, with or without a key; a minute later it sends another', async () => {
    const before = (await all()).length;
    const same = { message: 'Twice' };
    const answers = await Promise.all([send(same), send(same), send({ ...same, filledInMs: 9000 })]);
    expect(answers.map(({ data }) => data.sendContactMessage)).toEqual([true, true, true]);
    expect((await all()).length).toBe(before + 1);
    const keyed = { 'idempotency-key': 'one' };
    const thrice = { message: 'Thrice' };
    await Promise.all([
      send(thrice, keyed),
      send({ ...thrice, filledInMs: 5000 }, keyed),
      send(thrice, keyed),
    ]);
    expect((await all()).length).toBe(before + 2);
    expect((await send({ message: 'Other' }, keyed)).status).toBe(422);
    await manager().query(`UPDATE idempotency_key SET created_at = created_at - interval '61 seconds'`);
    await send(same);
    await send(same);
    expect((await all()).length).toBe(before + 3);
  });
});

describe('the rate limit on messages A149', () => {
  it('returns 429 with a message, and the seconds in the body and in Retry-After', async () => {
    const uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const answers = [];
      for (let call = 0; call < 8; call++) {
        const input = {
          kind: 'GENERAL',
          fullName: 'Ana',
          email: `ana${call}@example.nz`,
          message: `${call}`,
        };
        answers.push(await uplift.graphql(SEND, { input }));
      }
      const limited = answers.find(({ status }) => status === 429);
      const seconds = limited?.errors?.[0]?.extensions.retryAfterSeconds as number;
      expect(limited?.errors?.[0]?.message).toBe(
        `Too many attempts. Please try again in ${seconds} seconds.`,
      );
      expect(limited?.response.headers['retry-after']).toBe(String(seconds));
      // A new minute may begin during the calls.
      expect(await uplift.app.database.manager.count(ContactMessage)).toBeLessThanOrEqual(6);
      const body = { fullName: 'Ana', email: 'ana@example.nz', message: 'x' };
      const rest = [];
      for (let call = 0; call < 5; call++)
        rest.push(await uplift.rest('POST', 'mailing/sendGeneralEnquiry', { body }));
      expect(rest.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await uplift.stop();
    }
  });
});
