import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

const ORDER = `mutation Order($input: ImpactBoxOrderInput!) { orderImpactBox(input: $input) { id total } }`;

describe('gift box calls R302', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  let orders = 0;
  const manager = () => uplift.app.database.manager;
  const order = (fields: object = {}) => ({
    fullName: 'Ana Tamihana',
    email: 'ana@example.nz',
    address: `${++orders} Tūī Street, Nelson`,
    items: [{ name: 'Impact Box, large', quantity: 2 }],
    ...fields,
  });
  const post = async (path: string, body: object) => {
    const response = await uplift.rest('POST', path, { body });
    return { status: response.statusCode, json: response.json() };
  };
  const mails = (subjectType: string, subjectId: number) =>
    manager().find(MailDelivery, { where: { subjectType, subjectId }, order: { kind: 'ASC' } });

  it('store an order with its prices, confirm it, and notify staff with an action item R302 C124', async () => {
    const cause = await factories(uplift.app.database).goodCause({ name: 'Te Awa Trust' });
    const body = order({
      items: [
        { id: 'small', quantity: '3' },
        { name: 'impact box, LARGE', quantity: 1 },
      ],
      goodCause_id: cause.id,
      message: 'For the whole team',
      total: 1,
      price: 0,
      to: 'evil@example.com',
    });
    const { status, json } = await post('buyGiftBox', body);
    expect([status, json]).toEqual([
      200,
      { Result: 'Success', order_id: expect.any(Number), total: 3 * 59 + 98 },
    ]);
    expect(await manager().findOneByOrFail(ImpactBoxOrder, { id: json.order_id })).toMatchObject({
      status: 'New',
      total: 275,
      goodCauseId: cause.id,
      address: body.address,
      items: [
        { name: 'Impact Box, small', price: 59, quantity: 3 },
        { name: 'Impact Box, large', price: 98, quantity: 1 },
      ],
    });
    const [confirmation, toStaff] = await mails('impact-box-order', json.order_id);
    expect(confirmation?.toAddress).toBe('ana@example.nz');
    expect(confirmation?.bodyText).toContain('3 × Impact Box, small, $59.00 each');
    expect(confirmation?.bodyText).toContain('You haven’t been charged.');
    expect(confirmation?.bodyText).not.toContain('whole team');
    expect(toStaff).toMatchObject({ toAddress: uplift.app.config.staffMail, replyTo: 'ana@example.nz' });
    expect(toStaff?.bodyText).toContain('For the whole team');
    expect(await mails('impact-box-order', json.order_id)).toHaveLength(2);
    expect(await manager().findBy(ActionItem, { refId: json.order_id })).toMatchObject([
      { type: 'Impact Box ordered', redirectUrl: '/admin/orders/{ref_id}' },
    ]);
  });

  it('return the invalid fields of an order as an error object R302 C124', async () => {
    const before = await manager().count(ImpactBoxOrder);
    const wrong: [object, string][] = [
      [{ items: [] }, 'items'],
      [{ items: undefined }, 'items'],
      [{ items: [{ name: 'A pony', quantity: 1 }] }, 'items.0.box'],
      [{ items: [{ id: 'small', quantity: 0 }] }, 'items.0.quantity'],
      [{ items: [{ id: 'small', quantity: -2 }] }, 'items.0.quantity'],
      [{ items: [{ id: 'small', quantity: 1.5 }] }, 'items.0.quantity'],
      [{ items: [{ id: 'small', quantity: 1e9 }] }, 'items.0.quantity'],
      [
        {
          items: [
            { id: 'small', quantity: 100 },
            { name: 'Impact Box, small', quantity: 1 },
          ],
        },
        'items.1.quantity',
      ],
      [{ address: '' }, 'address'],
      [{ email: 'ana' }, 'email'],
      [{ fullName: 'Ana\r\nBcc: x@y.nz' }, 'fullName'],
      [{ message: 'x'.repeat(10_000) }, 'message'],
      [{ goodCause_id: 999_999 }, 'goodCause_id'],
    ];
    for (const [fields, field] of wrong) {
      const { status, json } = await post('buyGiftBox', order(fields));
      expect([field, status, json.code, json.fields?.[0]?.field]).toEqual([
        field,
        400,
        'BAD_USER_INPUT',
        field,
      ]);
    }
    expect(await manager().count(ImpactBoxOrder)).toBe(before);
  });

  it('store a double click as one order, and hold a suspicious order C124', async () => {
    const before = await manager().count(ImpactBoxOrder);
    const body = order();
    const answers = await Promise.all([1, 2, 3].map(() => post('buyGiftBox', body)));
    expect(new Set(answers.map(({ json }) => json.order_id)).size).toBe(1);
    expect(await manager().count(ImpactBoxOrder)).toBe(before + 1);
    const machine = await post('buyGiftBox', order({ companyFax: 'x' }));
    expect(machine.json).toMatchObject({ Result: 'Success', total: 196 });
    expect(await manager().countBy(ImpactBoxOrder, { id: machine.json.order_id })).toBe(0);
  });

  it('accept an order over GraphQL, and merge a box given twice into one line', async () => {
    const { data } = await uplift.graphql('{ impactBoxes { id name price } }');
    const [box] = data.impactBoxes;
    expect(box).toEqual({ id: 'small', name: 'Impact Box, small', price: 59 });
    const items = [1, 2].map((quantity) => ({ box: box.id, quantity }));
    const placed = await uplift.graphql(ORDER, { input: order({ items }) });
    expect(placed.data.orderImpactBox.total).toBe(177);
    const { id } = placed.data.orderImpactBox;
    expect((await manager().findOneByOrFail(ImpactBoxOrder, { id })).items).toEqual([
      { name: 'Impact Box, small', price: 59, quantity: 3 },
    ]);
  });

  it('store and mail a question like any message R302 C123', async () => {
    const question = { fullName: 'Ana', email: 'ana@example.nz', message: 'Can it be posted to Rakiura?' };
    expect((await post('giftBoxSubmitForm', question)).json).toEqual({ Result: 'Success' });
    const [message] = await manager().findBy(ContactMessage, { kind: 'Impact Box' });
    expect(message).toMatchObject(question);
    expect((await mails('contact-message', message?.id ?? 0)).map((mail) => mail.toAddress)).toEqual([
      'ana@example.nz',
      uplift.app.config.staffMail,
    ]);
    const bad = await post('giftBoxSubmitForm', { fullName: 'Ana' });
    expect([bad.status, bad.json.code, bad.json.fields[0].field]).toEqual([400, 'BAD_USER_INPUT', 'email']);
  });
});
