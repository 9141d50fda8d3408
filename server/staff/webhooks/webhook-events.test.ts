import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { askForWebhook, makeWebhook, readLog } from './testing/webhook-calls.js';

const ENQUIRY_EVENTS = ['ENQUIRY_CREATED', 'ENQUIRY_CHANGED', 'ENQUIRY_COMPLETED', 'ENQUIRY_DELETED'];

describe('the events of webhooks', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterEach(() => sql('DELETE FROM webhook'));
  afterAll(() => uplift.stop());

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const all = async () =>
    (await uplift.graphql('{ webhookEvents }', {}, { as: admin })).data.webhookEvents as string[];
  /** Returns name and data of the events, in their order. */
  const eventsOf = async (as: TestUser, id: number) => {
    const log = await readLog(uplift, as, id);
    return log.reverse().map(({ payload }) => {
      const { type, data } = JSON.parse(payload);
      return [type, data];
    });
  };

  it('report records that were created, changed, completed and deleted, with their version', async () => {
    const { id } = await makeWebhook(uplift, admin, { eventTypes: await all() });
    const supplier = await make.supplier();
    const enquiry = await make.salesEnquiry({ supplierId: supplier.id });
    const complete = `UPDATE sales_enquiry SET progress = 'Completed', version = version + 1 WHERE id = $1`;
    await sql(complete, [enquiry.id]);
    await sql(complete, [enquiry.id]);
    await sql('DELETE FROM sales_enquiry WHERE id = $1', [enquiry.id]);
    const data = (version: number) => ({ recordType: 'SALES_ENQUIRY', id: enquiry.id, version });
    expect(await eventsOf(admin, id)).toEqual([
      ['supplier.created', { recordType: 'SUPPLIER', id: supplier.id, version: 1 }],
      ['enquiry.created', data(1)],
      ['enquiry.changed', data(2)],
      ['enquiry.completed', data(2)],
      ['enquiry.changed', data(3)],
      ['enquiry.deleted', data(3)],
    ]);
  });

  it('report impact buyers, good causes, leads and orders too', async () => {
    const { id } = await makeWebhook(uplift, admin, { eventTypes: await all() });
    const buyer = await make.impactBuyer();
    await make.goodCause();
    const supplier = await make.supplier();
    const lead = await make.lead({ impactBuyerId: buyer.id, supplierId: supplier.id });
    await sql(`UPDATE lead SET notes = 'Call on Friday', version = version + 1 WHERE id = $1`, [lead.id]);
    const [order] = await sql(
      `INSERT INTO impact_box_order (full_name, email) VALUES ('Ana', 'ana@example.nz') RETURNING id`,
    );
    const found = await eventsOf(admin, id);
    expect(found.map(([type]) => type)).toEqual([
      'buyer.created',
      'cause.created',
      'supplier.created',
      'lead.created',
      'lead.changed',
      'order.placed',
    ]);
    expect(found.at(-1)?.[1]).toEqual({ recordType: 'ORDER', id: order.id, version: 1 });
  });

  it('report a certificate with its number when it is ready', async () => {
    const { id } = await makeWebhook(uplift, admin, { eventTypes: ['CERTIFICATE_READY'] });
    const buyer = await make.impactBuyer();
    await sql(
      `INSERT INTO impact_certificate (number, impact_buyer_id, version, name, contribution, hours, issued_on)
       VALUES ('UC-2026-000077', $1, 1, 'Kea Ltd', 10, 1, current_date)`,
      [buyer.id],
    );
    const number = 'UC-2026-000077';
    await sql(`UPDATE impact_certificate SET state = 'ready', file_address = 'a.pdf' WHERE number = $1`, [
      number,
    ]);
    await sql('UPDATE impact_certificate SET tries = 2 WHERE number = $1', [number]);
    const data = { recordType: 'CERTIFICATE', number, version: 1, impactBuyerId: buyer.id };
    expect(await eventsOf(admin, id)).toEqual([['certificate.ready', data]]);
  });

  it('report only what the role of the owner sees: its own record and its enquiries', async () => {
    const [mine, other] = [await make.supplier(), await make.supplier()];
    const seller = await uplift.user({ roles: ['Business'], supplierId: mine.id });
    const without = await uplift.user({ roles: [], supplierId: mine.id });
    const { id } = await makeWebhook(uplift, seller, { eventTypes: [...ENQUIRY_EVENTS, 'SUPPLIER_CHANGED'] });
    await sql(
      `INSERT INTO webhook (user_id, name, url, event_types, secret)
       VALUES ($1, 'None', 'https://a.nz', '{enquiry.created}', 'x')`,
      [without.id],
    );
    const seen = await make.salesEnquiry({ supplierId: mine.id });
    await make.salesEnquiry({ supplierId: other.id });
    const renamed = `UPDATE supplier SET name = name || '!', version = version + 1 WHERE id = ANY ($1)`;
    await sql(renamed, [[mine.id, other.id]]);
    expect(await eventsOf(seller, id)).toEqual([
      ['enquiry.created', { recordType: 'SALES_ENQUIRY', id: seen.id, version: 1 }],
      ['supplier.changed', { recordType: 'SUPPLIER', id: mine.id, version: 2 }],
    ]);
    expect(await sql('SELECT webhook_id AS id FROM webhook_delivery GROUP BY 1')).toEqual([{ id }]);
  });

  it('report an enquiry to its supplier, impact buyer and good cause, and to former ones', async () => {
    const [supplier, buyer, cause] = [
      await make.supplier(),
      await make.impactBuyer(),
      await make.goodCause(),
    ];
    const owners = [
      await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
      await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id }),
      await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id }),
    ];
    const ids = [];
    for (const owner of owners)
      ids.push((await makeWebhook(uplift, owner, { eventTypes: ENQUIRY_EVENTS })).id);
    const enquiry = await make.salesEnquiry({
      supplierId: supplier.id,
      impactBuyerId: buyer.id,
      goodCauseId: cause.id,
    });
    const other = await make.supplier();
    const move = 'UPDATE sales_enquiry SET supplier_id = $2, version = version + 1 WHERE id = $1';
    await sql(move, [enquiry.id, other.id]);
    await sql(move, [enquiry.id, other.id]);
    const types = [];
    for (const [place, id] of ids.entries())
      types.push((await eventsOf(owners[place] as TestUser, id)).map(([type]) => type));
    const both = ['enquiry.created', 'enquiry.changed', 'enquiry.changed'];
    expect(types).toEqual([['enquiry.created', 'enquiry.changed'], both, both]);
  });

  it('are offered by role', async () => {
    const seller = await uplift.user({ roles: ['Business'] });
    const { data } = await uplift.graphql('{ webhookEvents }', {}, { as: seller });
    expect(data.webhookEvents).toEqual([
      'ENQUIRY_CHANGED',
      'ENQUIRY_COMPLETED',
      'ENQUIRY_CREATED',
      'ENQUIRY_DELETED',
      'SUPPLIER_CHANGED',
      'SUPPLIER_CREATED',
      'SUPPLIER_DELETED',
    ]);
    const { errors } = await askForWebhook(uplift, seller, { eventTypes: ['LEAD_CREATED'] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'eventTypes', message: 'Your roles do not receive lead.created' },
    ]);
  });

  it('are not added by a transaction that is rolled back, nor while the webhook is paused', async () => {
    const { id } = await makeWebhook(uplift, admin, { eventTypes: ['SUPPLIER_CREATED'] });
    const rolledBack = uplift.app.database.transaction(async () => {
      await make.supplier();
      expect(await sql('SELECT count(*)::integer AS count FROM webhook_delivery')).toEqual([{ count: 1 }]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await uplift.graphql(`mutation { setWebhookPaused(id: ${id}, paused: true) { id } }`, {}, { as: admin });
    await make.supplier();
    expect(await eventsOf(admin, id)).toEqual([]);
  });

  it('are added for each record of a change of many', async () => {
    const made = [await make.supplier(), await make.supplier(), await make.supplier()];
    const { id } = await makeWebhook(uplift, admin, { eventTypes: ['SUPPLIER_CHANGED'] });
    await sql('UPDATE supplier SET version = version + 1 WHERE id = ANY ($1)', [made.map((each) => each.id)]);
    const found = await eventsOf(admin, id);
    expect(found.map(([, data]) => data.id)).toEqual(made.map((each) => each.id));
  });

  it('are not added for a change that leaves the version as it is', async () => {
    const supplier = await make.supplier();
    const { id } = await makeWebhook(uplift, admin, { eventTypes: ['SUPPLIER_CHANGED'] });
    await sql('UPDATE supplier SET name = name WHERE id = $1', [supplier.id]);
    expect(await eventsOf(admin, id)).toEqual([]);
  });
});
