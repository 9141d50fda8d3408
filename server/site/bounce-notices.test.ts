import { BOUNCE_DOMAIN, startBouncing } from '../testing/bounced-mails.js';
import { deliveryNotice, type NoticeValues } from '../testing/delivery-notices.js';
import { TestUplift } from '../testing/test-uplift.js';

const DAY_MS = 86_400_000;

describe('incoming bounce notices', () => {
  let bouncing: Awaited<ReturnType<typeof startBouncing>>;

  beforeAll(async () => {
    bouncing = await startBouncing();
  });
  afterAll(() => bouncing.stop());

  it('are matched by the recipient from the mail server in any case, or by the header of the notice', async () => {
    for (const recipient of ['as-it-is', 'LOUD'] as const) {
      const { mail, to, returnPath } = await bouncing.sent();
      const named = recipient === 'LOUD' ? returnPath.toUpperCase() : returnPath;
      await bouncing.back('postfix', { returnPath: 'postmaster@uplift.example', to }, named);
      expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
    }
    const { mail, to, returnPath } = await bouncing.sent();
    const notice = deliveryNotice('postfix', { returnPath: 'postmaster@uplift.example', to });
    await bouncing.post(
      `X-Original-To: <${returnPath}>\r\n${notice}`.replaceAll('\r\n', '\n'),
      'somebody@else.example',
    );
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
  });

  it.each<[string, (values: NoticeValues) => string | Buffer]>([
    ['is delayed', (values) => deliveryNotice('postfix-delayed', values)],
    ['gets an out-of-office reply', (values) => deliveryNotice('out-of-office', values)],
    [
      'was refused temporarily',
      (values) => deliveryNotice('postfix', values).replace('Status: 5.1.1', 'Status: 4.2.2'),
    ],
    [
      'was delivered',
      (values) => deliveryNotice('postfix', values).replace('Action: failed', 'Action: delivered'),
    ],
    [
      'contains a bounce of another mail',
      (values) =>
        [
          `To: ${values.returnPath}`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary="out"',
          '',
          '--out',
          'Content-Type: message/rfc822',
          '',
          deliveryNotice('postfix', values),
          '--out--',
        ].join('\r\n'),
    ],
    ['is not an email', ({ returnPath }) => `To: ${returnPath}\r\n\r\n\0\u0001{"a":1}`],
    ['is empty', () => ''],
  ])('a notice that %s changes nothing and gets the same response', async (_, noticeOf) => {
    const { mail, ...values } = await bouncing.sent();
    const { statusCode, body } = await bouncing.post(noticeOf(values), values.returnPath);
    expect([statusCode, body]).toEqual([204, '']);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'sent', error: null, bouncedAt: null });
    expect(await bouncing.waitingAbout(mail)).toEqual([]);
  });

  it('are ignored with a token that is forged, for another purpose or mail, or older than 30 days', async () => {
    const { mail, to, returnPath } = await bouncing.sent();
    const { bounceTokens, mailTokens } = bouncing.uplift.app;
    const tried = { mailId: mail.id, attempt: 1 };
    const daysAgo = (days: number) => bounceTokens.issue(tried, new Date(Date.now() - days * DAY_MS));
    const token = returnPath.slice('bounces+'.length, returnPath.indexOf('@'));
    const [, ...rest] = token.split('-');
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      [Number(mail.id) + 1, ...rest].join('-'),
      daysAgo(31),
      mailTokens.opened.issue(mail.id),
      `${mail.id}-1-20000`,
      '',
    ];
    for (const each of wrong) {
      const values = { returnPath: `bounces+${each}@${BOUNCE_DOMAIN}`, to };
      expect((await bouncing.back('postfix', values, values.returnPath)).statusCode).toBe(204);
    }
    await bouncing.back('postfix', { returnPath: returnPath.replace(BOUNCE_DOMAIN, 'else.example'), to });
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'sent', error: null });
    await bouncing.back('postfix', { returnPath: `bounces+${daysAgo(29)}@${BOUNCE_DOMAIN}`, to });
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
  });

  it('store one plain, shortened line of the foreign text', async () => {
    const { mail, ...values } = await bouncing.sent();
    const words = `550 5.1.1 <script>alert(1)</script>\u202e\u0007 ${'no '.repeat(300)}`;
    const notice = deliveryNotice('gmail', values).replace(
      /Diagnostic-Code: .*?gsmtp/s,
      () => `Diagnostic-Code: smtp; ${words}`,
    );
    await bouncing.post(notice);
    const { error } = await bouncing.stored(mail);
    expect(error).toMatch(/^550 5\.1\.1 <script>alert\(1\)<\/script> no no/);
    expect([error?.length, /[\p{C}]/u.test(error ?? '')]).toEqual([300, false]);
  });

  it('are read at the start, not after thousands of lines', async () => {
    for (const [lines, status] of [
      [5000, 'sent'],
      [3000, 'bounced'],
    ] as const) {
      const { mail, ...values } = await bouncing.sent();
      const before = `\r\n${'\r\n'.repeat(lines)}This is a MIME-encapsulated message.`;
      await bouncing.post(
        deliveryNotice('postfix', values).replace('\r\nThis is a MIME-encapsulated message.', before),
      );
      expect(await bouncing.stored(mail)).toMatchObject({ status });
    }
  });

  it('are read with any media type, up to a megabyte', async () => {
    const { mail, returnPath, to } = await bouncing.sent();
    const notice = deliveryNotice('postfix', { returnPath, to });
    expect((await bouncing.post(`${notice}${'x'.repeat(1024 * 1024)}`, returnPath)).statusCode).toBe(413);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'sent' });
    expect((await bouncing.post(notice, undefined, 'application/octet-stream')).statusCode).toBe(204);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
  });
});

describe('notices without a valid token', () => {
  it('are limited by network, unlike notices with a valid token', async () => {
    const uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '5', MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN });
    const send = async (token: string) => {
      const url = `/mail/bounces?recipient=${encodeURIComponent(`bounces+${token}@${BOUNCE_DOMAIN}`)}`;
      const headers = { 'content-type': 'message/rfc822' };
      return (await uplift.http.inject({ method: 'POST', url, headers, payload: 'To: x\r\n\r\nx' }))
        .statusCode;
    };
    const genuine = uplift.app.bounceTokens.issue({ mailId: '1', attempt: 1 });
    for (let i = 0; i < 12; i++) expect(await send(genuine)).toBe(204);
    const statuses = [];
    // The minute that calls are counted by may end in between.
    for (let i = 0; i < 11; i++) statuses.push(await send('1-1-20000-forged'));
    await uplift.stop();
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});
