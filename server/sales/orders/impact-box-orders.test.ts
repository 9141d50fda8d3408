import { factories } from '../../testing/factories.js';
import { sentFields } from '../../testing/field-values.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ImpactBoxOrder } from './impact-box-order.entity.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';

const UPDATE = `mutation ($id: Int!, $version: Int, $input: OrderInput!) {
  updateOrder(id: $id, version: $version, input: $input) { id version status adminNotes goodCause { name } } }`;
const LIST = `query ($filter: OrderListFilter, $sort: OrderListSort) {
  orderRecords(filter: $filter, sort: $sort) {
    totalCount total nodes { id fullName status items { name price quantity } total } } }`;
const RESTORE = 'mutation ($id: Int!) { restoreRecord(recordType: ORDER, id: $id) }';

const BOXES = [{ name: 'Impact Box, small', price: 59, quantity: 2 }];

// Written by hand: the rights in the table cannot prove themselves.
const EDITABLE: Record<string, [sent: unknown, wired: unknown, stored: unknown]> = {
  fullName: ['Ana W.', 'Ana W.', 'Ana W.'],
  email: ['ana@new.example', 'ana@new.example', 'ana@new.example'],
  mobile: ['021 555 0101', '021 555 0101', '021 555 0101'],
  address: ['2 Rātā Street', '2 Rātā Street', '2 Rātā Street'],
  status: ['SENT', 'Sent', 'Sent'],
  adminNotes: ['Rang her.', 'Rang her.', 'Rang her.'],
};
const FIXED = { createdAt: '2020-01-01T00:00:00Z', items: [], total: 1, message: 'Other' };

describe('Impact Box orders in the admin area', () => {
  let uplift: TestUplift;
  let people: Record<'admin' | 'supplier' | 'buyer' | 'member', TestUser>;
  let order: ImpactBoxOrder;
  let causeId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    causeId = (await make.goodCause({ name: 'Youth Trust' })).id;
    people = {
      admin: await uplift.user({ roles: ['Admin'] }),
      supplier: await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id }),
      buyer: await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: (await make.impactBuyer()).id }),
      member: await uplift.user(),
    };
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    const { manager } = uplift.app.database;
    order = await manager.save(ImpactBoxOrder, {
      fullName: 'Ana Wiremu',
      email: 'ana@home.example',
      address: '1 Rātā Street',
      message: 'Happy birthday',
      items: BOXES,
      total: 118,
    });
  });

  const stored = () => uplift.app.database.manager.findOneByOrFail(ImpactBoxOrder, { id: order.id });
  const call = async (as: TestUser | null, query: string, variables: object) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    const extensions = errors?.[0]?.extensions;
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: extensions?.code,
      current: extensions?.current,
    };
  };
  const rest = (as: TestUser | null, body: object) => uplift.rest('POST', 'orders/update', { as, body });

  it('the field table covers what staff edit and what stays as ordered C122', () => {
    const all = [...Object.keys(EDITABLE), 'goodCauseId', ...Object.keys(FIXED)];
    expect(Object.keys(impactBoxOrderFields).sort()).toEqual(all.sort());
    const changed = Object.entries(impactBoxOrderFields).filter(([, { changes }]) => changes.length > 0);
    expect(changed.map(([name]) => name).sort()).toEqual([...Object.keys(EDITABLE), 'goodCauseId'].sort());
    expect(sentFields(impactBoxOrderFields)).not.toContain('items');
  });

  it.each([...Object.keys(EDITABLE), 'goodCauseId'])(
    '%s is changed by staff only, through GraphQL and REST C122 R301 R315',
    async (name) => {
      const [sent, wired, saved] = EDITABLE[name] ?? [causeId, causeId, causeId];
      const field = impactBoxOrderFields[name as keyof typeof impactBoxOrderFields];
      const before = (await stored())[name as keyof ImpactBoxOrder];
      const { admin, ...others } = people;
      for (const as of Object.values(others)) {
        expect((await call(as, UPDATE, { id: order.id, input: { [name]: sent } })).code).toBe('FORBIDDEN');
        expect((await rest(as, { id: order.id, [field.wire]: wired })).statusCode).toBe(403);
      }
      expect((await rest(null, { id: order.id, [field.wire]: wired })).statusCode).toBe(401);
      expect((await stored())[name as keyof ImpactBoxOrder]).toEqual(before);
      expect((await call(admin, UPDATE, { id: order.id, input: { [name]: sent } })).code).toBeUndefined();
      expect((await stored())[name as keyof ImpactBoxOrder]).toEqual(saved);
      await uplift.app.database.manager.update(ImpactBoxOrder, order.id, { [name]: before });
      const answer = await rest(admin, { id: order.id, [field.wire]: wired });
      expect([answer.statusCode, answer.json()[field.wire]]).toEqual([200, wired]);
      expect((await stored())[name as keyof ImpactBoxOrder]).toEqual(saved);
    },
  );

  it('a save ignores other values for the ordered items C122', async () => {
    const { version, ...before } = await stored();
    const wired = Object.fromEntries(
      Object.entries(FIXED).map(([name, value]) => [
        impactBoxOrderFields[name as keyof typeof FIXED].wire,
        value,
      ]),
    );
    expect((await rest(people.admin, { id: order.id, ...wired })).statusCode).toBe(200);
    expect(await stored()).toEqual({ ...before, version });
  });

  it('invalid input is refused at its field, and changes nothing C122', async () => {
    const before = await stored();
    const wrong = { status: 'Lost', email: 'nobody', fullName: ' ', goodCause_id: 999999 };
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await rest(people.admin, { id: order.id, [field]: value });
      expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ field }]]);
    }
    expect(await stored()).toEqual(before);
  });

  it('staff list, filter and sort all orders, with their totals C121 R300', async () => {
    const { admin, supplier } = people;
    await call(admin, UPDATE, { id: order.id, input: { status: 'CONFIRMED', fullName: 'Hēmi Kōtare' } });
    const found = await call(admin, LIST, {
      filter: { search: 'kotare', columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Confirmed'] }] },
      sort: { column: 'TOTAL', direction: 'DESC' },
    });
    expect(found.record).toEqual({
      totalCount: 1,
      total: 118,
      nodes: [{ id: order.id, fullName: 'Hēmi Kōtare', status: 'CONFIRMED', items: BOXES, total: 118 }],
    });
    const all = await uplift.rest('GET', 'orders', { as: admin });
    expect(all.json()[0]).toMatchObject({ id: order.id, status: 'Confirmed', items: BOXES, total: 118 });
    expect((await uplift.rest('GET', 'orders', { as: supplier })).statusCode).toBe(403);
  });

  it('refuses a stale version and returns the newer order', async () => {
    await call(people.admin, UPDATE, { id: order.id, input: { status: 'SENT' } });
    const stale = await call(people.admin, UPDATE, {
      id: order.id,
      version: 1,
      input: { adminNotes: 'Late' },
    });
    expect([stale.code, stale.current]).toEqual(['CONFLICT', expect.objectContaining({ status: 'SENT' })]);
  });

  it('a deleted order is restored from the trash unchanged A155', async () => {
    const before = await stored();
    const remove = 'mutation ($id: Int!) { deleteOrder(id: $id) }';
    expect((await call(people.member, remove, { id: order.id })).code).toBe('FORBIDDEN');
    await call(people.admin, remove, { id: order.id });
    await expect(stored()).rejects.toThrow();
    expect((await call(people.admin, RESTORE, { id: order.id })).code).toBeUndefined();
    expect(await stored()).toEqual({ ...before, version: expect.any(Number), updatedAt: expect.any(Date) });
  });
});
