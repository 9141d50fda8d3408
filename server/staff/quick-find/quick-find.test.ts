import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const FIND = 'query ($text: String!) { findRecords(text: $text) { kind id title detail } }';

describe('the quick find box', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'], email: 'kiri@uplift.example', fullName: 'Kiri Te Ao' });
    ids.supplier = (
      await make.supplier({
        name: 'Pōhutukawa Plumbers',
        listTitle: 'Plumber',
        physicalAddress: '12 Rimu Road',
        callRailPhone: '(09) 555-0199',
      })
    ).id;
    ids.second = (await make.supplier({ name: 'The Plumbers of Pōhutukawa' })).id;
    ids.buyer = (await make.impactBuyer({ name: 'Rimu School', phone: '+64 21 555 777' })).id;
    ids.cause = (await make.goodCause({ name: 'Rimu Trust' })).id;
    ids.enquiry = (await make.salesEnquiry({ fullName: 'Ana Rimu', email: 'ana@home.example' })).id;
  });
  afterAll(() => uplift.stop());

  const find = async (text: string, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(FIND, { text }, { as });
    return { found: data?.findRecords, code: errors?.[0]?.extensions?.code };
  };
  const kinds = async (text: string) =>
    (await find(text)).found.map(({ kind, id }: { kind: string; id: number }) => [kind, id]);

  it('finds all kinds by name, address and email address, ignoring case and macrons', async () => {
    expect(await kinds('RIMU')).toEqual([
      ['IMPACT_BUYER', ids.buyer],
      ['GOOD_CAUSE', ids.cause],
      ['SUPPLIER', ids.supplier],
      ['SALES_ENQUIRY', ids.enquiry],
    ]);
    expect(await kinds('ana@home')).toEqual([['SALES_ENQUIRY', ids.enquiry]]);
    expect(await kinds('te ao')).toEqual([['USER', admin.id]]);
  });

  it('finds orders, messages, categories and featured listings too, but no clicked links', async () => {
    const { manager } = uplift.app.database;
    const one = async (table: string, row: Record<string, string | number>): Promise<number> => {
      const names = Object.keys(row);
      const [{ id }] = await manager.query(
        `INSERT INTO ${table} (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)}) RETURNING id`,
        Object.values(row),
      );
      return id;
    };
    const order = await one('impact_box_order', {
      full_name: 'Tui Harakeke',
      email: 'tui@home.example',
      mobile: '021 222 3334',
    });
    const message = await one('contact_message', {
      kind: 'General',
      full_name: 'Harakeke Weavers',
      email: 'weavers@home.example',
    });
    await one('contact_message', {
      kind: 'Affiliate link',
      full_name: 'Harakeke link',
      supplier_id: Number(ids.supplier),
    });
    const category = await one('category', { name: 'Harakeke crafts' });
    const listing = await one('featured_listing', { title: 'Woven by hand', text: 'Harakeke from Otago' });
    expect(await kinds('harakeke')).toEqual([
      ['MESSAGE', message],
      ['CATEGORY', category],
      ['ORDER', order],
      ['FEATURED_LISTING', listing],
    ]);
    expect(await kinds('0212223334')).toEqual([['ORDER', order]]);
    expect(await kinds(`#${order}`)).toContainEqual(['ORDER', order]);
  });

  it('finds leads by their parties and the offer', async () => {
    const pair = { supplierId: Number(ids.second), impactBuyerId: Number(ids.buyer) };
    const lead = await factories(uplift.app.database).lead({
      ...pair,
      fromName: 'Hemi Kahikatea',
      fromPhone: '027 909 8081',
    });
    for (const text of ['kahikatea', '0279098081']) expect(await kinds(text)).toEqual([['LEAD', lead.id]]);
    expect(await kinds(`#${lead.id}`)).toContainEqual(['LEAD', lead.id]);
  });

  it('lists matches of the beginning first', async () => {
    expect(await kinds('pohutukawa')).toEqual([
      ['SUPPLIER', ids.supplier],
      ['SUPPLIER', ids.second],
    ]);
  });

  it.each(['09 555 0199', '5550199', '(09)555.0199'])('finds a phone number written %s', async (text) => {
    expect(await kinds(text)).toEqual([['SUPPLIER', ids.supplier]]);
  });

  it('finds a record by its id, with or without #', async () => {
    for (const text of [`#${ids.second}`, String(ids.second)])
      expect(await kinds(text)).toContainEqual(['SUPPLIER', ids.second]);
  });

  it('returns nothing for a text that every record contains, and takes wildcards literally', async () => {
    for (const text of ['', '  ', 'ri', '%%%', '___', "'; DROP TABLE supplier; --"])
      expect((await find(text)).found).toEqual([]);
    expect((await find('x'.repeat(101))).code).toBe('BAD_USER_INPUT');
  });

  it('is staff only', async () => {
    const owner = await uplift.user({ roles: ['Business'], supplierId: ids.supplier });
    expect((await find('rimu', owner)).code).toBe('FORBIDDEN');
    expect((await find('rimu', null)).code).toBe('UNAUTHENTICATED');
  });

  it('reads from indexes', async () => {
    const { manager } = uplift.app.database;
    await manager.transaction(async (inside) => {
      await inside.query('SET LOCAL enable_seqscan = off');
      for (const [table, by] of [
        [
          'supplier',
          'found_by(name, list_title, physical_address, physical_suburb, physical_city, enquiry_email, phone_digits(call_rail_phone, owner_mobile))',
        ],
        ['impact_buyer', 'found_by(name, contact_name, email, address, phone_digits(phone))'],
        ['sales_enquiry', 'found_by(full_name, email, address, phone_digits(mobile))'],
        ['user_account', 'found_by(full_name, email)'],
        ['impact_box_order', 'found_by(full_name, email, address, phone_digits(mobile))'],
        ['contact_message', 'found_by(full_name, organisation, email, phone_digits(mobile))'],
      ]) {
        const rows = await inside.query(`EXPLAIN SELECT id FROM ${table} WHERE ${by} LIKE '%rimu%'`);
        expect(JSON.stringify(rows)).toContain(`${table}_found_by_idx`);
      }
    });
  });
});
