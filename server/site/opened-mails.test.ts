import type { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import type { OutgoingMail } from '../platform/outgoing-mail.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';

const SEND = 'mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }';
const LEDGER = '{ mailDeliveries(first: 5) { nodes { id kind } } }';
const MAIL = 'query ($id: ID!) { mailDelivery(id: $id) { bodyHtml } }';

describe('open tracking of mails', () => {
  let uplift: TestUplift;
  let outbox: OutgoingMail[];
  let enquiryId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start({}, 'all');
    uplift.app.mail.send = async (mail) => {
      outbox.push(mail);
      return null;
    };
  });
  beforeEach(async () => {
    outbox = [];
    const supplier = await factories(uplift.app.database).supplier({ enquiryEmail: 'jobs@kowhai.example' });
    const input = { supplierId: supplier.id, fullName: 'Ana', email: 'ana@example.nz', message: 'Tap' };
    const { data } = await uplift.graphql(SEND, { input });
    enquiryId = data.sendSalesEnquiry.id;
    await until(async () => outbox.length === 2);
  });
  afterAll(() => uplift.stop());

  const stored = () => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id: enquiryId });
  const toSupplier = () => outbox.find(({ to }) => to === 'jobs@kowhai.example');
  const pictureIn = (html = '') => /<img src="[^"]*?(\/api\/mail-opened\/[^"]+)"/.exec(html)?.[1];
  const get = (url: string) => uplift.http.inject({ method: 'GET', url });
  const responseOf = async (url: string) => {
    const { statusCode, headers, rawPayload } = await get(url);
    return [statusCode, headers['content-type'], headers['cache-control'], rawPayload.toString('hex')];
  };

  it('changes Unopened to Opened when the mail is opened, and keeps later states A45 R168', async () => {
    const picture = pictureIn(toSupplier()?.html) ?? '';
    expect((await stored()).emailState).toBe('Unopened');
    expect((await responseOf(picture)).slice(0, 3)).toEqual([200, 'image/gif', 'no-store']);
    await until(async () => (await stored()).emailState === 'Opened');
    await uplift.app.database.manager.update(SalesEnquiry, enquiryId, { emailState: 'Viewed' });
    const { version } = await stored();
    await get(picture);
    await get(picture);
    expect(await stored()).toMatchObject({ emailState: 'Viewed', version });
  });

  it('adds no tracking picture to mails of customers and previews of staff A45', async () => {
    const toCustomer = outbox.find(({ to }) => to === 'ana@example.nz');
    expect([pictureIn(toCustomer?.html), toSupplier()?.text.includes('mail-opened')]).toEqual([
      undefined,
      false,
    ]);
    const as = await uplift.user({ roles: ['Admin'] });
    const { data } = await uplift.graphql(LEDGER, {}, { as });
    for (const { id } of data.mailDeliveries.nodes as Pick<MailDelivery, 'id'>[]) {
      const mail = (await uplift.graphql(MAIL, { id }, { as })).data.mailDelivery;
      expect(mail.bodyHtml).not.toContain('mail-opened');
    }
    expect((await stored()).emailState).toBe('Unopened');
  });

  it('returns the same response to every request, and reveals nothing of an enquiry A45', async () => {
    const picture = pictureIn(toSupplier()?.html) ?? '';
    const { mailTokens } = uplift.app;
    const user = await uplift.user({ roles: ['Admin'] });
    const urls = [
      `/api/mail-opened/${mailTokens.opened.issue('999999999')}`,
      `/api/mail-opened/${mailTokens.unsubscribe.issue('1')}`,
      '/api/mail-opened/1',
      '/api/mail-opened/%00',
      `/api/mail-opened/${uplift.token(user)}`,
      `${picture.slice(0, -3)}abc`,
    ];
    const answers = [];
    for (const url of urls) answers.push(await responseOf(url));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await stored()).emailState).toBe('Unopened');
    expect(answers[0]).toEqual(await responseOf(picture));
  });
});
