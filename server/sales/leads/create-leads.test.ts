import { countStatements } from '../../testing/count-statements.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import { createLeads } from './create-leads.js';
import { REFUSALS } from './open-lead.js';

describe('creating leads', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const pair = async () => ({
    impactBuyerId: (await fixture.make.impactBuyer()).id,
    supplierId: (await fixture.make.supplier()).id,
  });

  it('a lead starts as Card Created, with default values from the buyer and the supplier R191 R192 R225', async () => {
    const buyer = await fixture.make.impactBuyer({
      contactName: 'Mere Paki',
      email: 'mere@kura.example',
      phone: '021 555 0100',
      buyerType: 'School',
    });
    const supplier = await fixture.make.supplier({
      listTitle: 'Plumber',
      callRailPhone: '0800 555 111',
      urlKeyword: 'plumb',
      leadSummary: 'Fixes taps.',
    });
    const { record } = await fixture.ask('create', {
      input: { impactBuyerId: buyer.id, supplierId: supplier.id, opportunitySummary: 'New toilets' },
    });
    expect(record).toMatchObject({
      status: 'CARD_CREATED',
      chance: null,
      weight: 0,
      fromType: 'Impact Buyer',
      fromName: 'Mere Paki',
      fromEmail: 'mere@kura.example',
      fromPhone: '021 555 0100',
      buyerType: 'School',
      listTitle: 'Plumber',
      callRailPhone: '0800 555 111',
      urlKeyword: 'plumb',
      summary: 'Fixes taps.',
      opportunitySummary: 'New toilets',
      impactBuyer: { id: buyer.id },
      supplier: { id: supplier.id },
    });
  });

  it('given values override those of the buyer and the supplier R225', async () => {
    const given = { fromName: 'Ben', fromPhone: '1', fromEmail: 'ben@b.example', listTitle: 'Other' };
    const { record } = await fixture.ask('create', { input: { ...(await pair()), ...given } });
    expect(record).toMatchObject(given);
  });

  it('a lead created with another status gets the chance and date of that status A145 R194', async () => {
    const { record } = await fixture.ask('create', {
      input: { ...(await pair()), status: 'SOUNDING_POSITIVE' },
    });
    expect([record.status, record.chance, record.soundingPositiveAt]).toEqual([
      'SOUNDING_POSITIVE',
      60,
      expect.any(String),
    ]);
  });

  it('refuses an unknown buyer or supplier, and a pair with an open lead A71', async () => {
    const { impactBuyerId, supplierId } = await pair();
    const noBuyer = await fixture.ask('create', { input: { impactBuyerId: 999_999, supplierId } });
    const noSupplier = await fixture.ask('create', { input: { impactBuyerId, supplierId: 999_999 } });
    expect([noBuyer.fields?.[0]?.field, noSupplier.fields?.[0]?.field]).toEqual([
      'impactBuyerId',
      'supplierId',
    ]);
    await fixture.ask('create', { input: { impactBuyerId, supplierId } });
    const again = await fixture.ask('create', { input: { impactBuyerId, supplierId } });
    expect([again.code, again.message]).toEqual(['CONFLICT', REFUSALS['already-open']]);
  });

  it.each([{ status: 'No Opportunity' }, { archivedAt: new Date() }] as const)(
    'a pair with a closed lead can have another: %j A71',
    async (over) => {
      const parties = await pair();
      await fixture.lead({ ...parties, ...over });
      expect((await fixture.ask('create', { input: parties })).code).toBeUndefined();
    },
  );

  it('creates one lead for twenty simultaneous requests for the same pair, without errors A71', async () => {
    const input = await pair();
    const made = await Promise.all(Array.from({ length: 20 }, () => fixture.ask('create', { input })));
    expect(made.filter(({ code }) => !code)).toHaveLength(1);
    expect(made.filter(({ code }) => code === 'CONFLICT')).toHaveLength(19);
  });

  it('returns for each of many leads its id or the reason for its refusal, in order A72 R220', async () => {
    const [first, second, open] = [await pair(), await pair(), await pair()];
    await fixture.lead(open);
    const made = await createLeads(fixture.uplift.context(), [
      first,
      { ...first, impactBuyerId: 999_999 },
      open,
      second,
      first,
      { impactBuyerId: first.impactBuyerId },
    ]);
    expect(made.map(({ outcome }) => outcome)).toEqual([
      'created',
      'unknown-buyer',
      'already-open',
      'created',
      'already-open',
      'unknown-supplier',
    ]);
    expect((await fixture.stored(made[3]?.id ?? 0)).supplierId).toBe(second.supplierId);
  });

  it('adds each lead to the timeline, without the content of personal fields A156', async () => {
    const [made] = await createLeads(fixture.uplift.context(), [{ ...(await pair()), fromName: 'Ben' }]);
    const [activity] = await fixture.uplift.app.database.manager.query(
      `SELECT action, changes FROM activity WHERE subject_type = 'lead' AND subject_id = $1`,
      [made?.id],
    );
    expect([activity.action, activity.changes.fromName]).toEqual(['lead.created', null]);
    expect(activity.changes.supplierId).toEqual([null, expect.any(Number)]);
  });

  it('creates ten thousand leads with as many statements as one R220', async () => {
    const { manager } = fixture.uplift.app.database;
    await manager.query(`INSERT INTO impact_buyer (name, email, link_key)
      SELECT 'Buyer ' || n, 'b' || n || '@many.example', 'the-key-of-many-buyers-' || n FROM generate_series(1, 100) n`);
    await manager.query(`INSERT INTO supplier (name, list_title, enquiry_email)
      SELECT 'Supplier ' || n, 'Many', 's' || n || '@many.example' FROM generate_series(1, 100) n`);
    const buyers = await manager.query(`SELECT id FROM impact_buyer WHERE email LIKE '%@many.example'`);
    const suppliers = await manager.query(
      `SELECT id FROM supplier WHERE enquiry_email LIKE '%@many.example'`,
    );
    const pairs = buyers.flatMap((buyer: { id: number }) =>
      suppliers.map((supplier: { id: number }) => ({ impactBuyerId: buyer.id, supplierId: supplier.id })),
    );
    const [first, ...others] = pairs;
    const forOne = await countStatements(() => createLeads(fixture.uplift.context(), [first]));
    let made: Awaited<ReturnType<typeof createLeads>> = [];
    const forMany = await countStatements(async () => {
      made = await createLeads(fixture.uplift.context(), others);
    });
    expect(made.filter(({ outcome }) => outcome === 'created')).toHaveLength(9_999);
    expect(forMany.length).toBe(forOne.length);
  });
});
