import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { BUYER_TYPES } from './buyer-types.js';

const LIST = `query List($filter: ImpactBuyerFilter, $first: Int, $offset: Int) {
  impactBuyers(filter: $filter, first: $first, offset: $offset) { totalCount pageInfo { hasNextPage }
    nodes { id name urlKeyword imageUrl buyerType goodCause { id name } contribution equivalentHours } } }`;

describe('the public list of impact buyers', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.app.database.manager.query('TRUNCATE impact_buyer, sales_enquiry CASCADE'));

  const list = async (variables: object = {}) => {
    const { data, errors } = await uplift.graphql(LIST, variables as Record<string, unknown>);
    expect(errors).toBeUndefined();
    return data.impactBuyers;
  };
  const live = (name: string, fields: object = {}) =>
    make.impactBuyer({ name, status: 'Live Report', ...fields });
  const names = async (variables: object = {}) =>
    (await list(variables)).nodes.map((node: { name: string }) => node.name);

  it('lists buyers with a Live Report only, for all users R115 A99', async () => {
    for (const status of ['Data Only', 'Drafting'] as const) await make.impactBuyer({ status });
    const fresh = await make.impactBuyer();
    expect(fresh.status).toBe('Data Only');
    await live('Rātā');
    expect(await names()).toEqual(['Rātā']);
    const admin = await uplift.user({ roles: ['Admin'] });
    const { data } = await uplift.graphql(LIST, {}, { as: admin });
    expect(data.impactBuyers.totalCount).toBe(1);
  });

  it('matches any part of the name, ignoring case and macrons; % and _ are literal', async () => {
    await live('Pōhutukawa School');
    await live('100% Wool_Shop');
    expect(await names({ filter: { text: 'POHUTU' } })).toEqual(['Pōhutukawa School']);
    expect(await names({ filter: { text: 'tūkawa sch' } })).toEqual(['Pōhutukawa School']);
    expect(await names({ filter: { text: '%' } })).toEqual(['100% Wool_Shop']);
    expect(await names({ filter: { text: '_' } })).toEqual(['100% Wool_Shop']);
    expect(await list({ filter: { text: 'nobody' } })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('does not search private fields R340', async () => {
    await live('Kea', { email: 'secret@lead.example', contactName: 'Aroha', adminNotes: 'late payer' });
    for (const text of ['secret', 'Aroha', 'payer']) expect(await names({ filter: { text } })).toEqual([]);
  });

  it('filters by each of the 18 types R146', async () => {
    expect(BUYER_TYPES).toHaveLength(18);
    for (const [index, buyerType] of BUYER_TYPES.entries()) await live(`B${index}`, { buyerType });
    expect(await names({ filter: { buyerType: 'SMALL_SERVICE_BUSINESS' } })).toEqual(['B6']);
    const [{ buyerType }] = (await list({ filter: { buyerType: 'GOVERNMENT' } })).nodes;
    expect(buyerType).toBe('GOVERNMENT');
    expect(BUYER_TYPES[6]).toBe('Small Service Business ( 2 - 20 )');
  });

  it('pages by name, with the total', async () => {
    for (const name of ['ābc', 'Zed', 'bcd', 'Abd', 'cde']) await live(name);
    expect(await list({ first: 2 })).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const seen = [
      ...(await names({ first: 2 })),
      ...(await names({ first: 2, offset: 2 })),
      ...(await names({ first: 2, offset: 4 })),
    ];
    expect(seen).toEqual(await names());
    expect(seen.at(-1)).toBe('Zed');
    expect((await list({ first: 2, offset: 4 })).pageInfo.hasNextPage).toBe(false);
    for (const bad of [{ first: 0 }, { first: 101 }, { offset: -1 }, { filter: { text: 'x'.repeat(101) } }])
      expect((await uplift.graphql(LIST, bad)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('shows what each buyer has contributed, and its cause while approved R280', async () => {
    const [cause, draft] = [
      await make.goodCause({ name: 'Trust' }),
      await make.goodCause({ status: 'Drafting' }),
    ];
    const buyer = await live('A', { goodCauseId: cause.id });
    await live('B', { goodCauseId: draft.id });
    await make.salesEnquiry({ impactBuyerId: buyer.id, progress: 'Completed', contribution: 500 });
    await make.salesEnquiry({ impactBuyerId: buyer.id, progress: 'Fallen Through', contribution: 900 });
    expect((await list()).nodes).toMatchObject([
      { goodCause: { id: cause.id, name: 'Trust' }, contribution: 500, equivalentHours: 22 },
      { goodCause: null, contribution: 0, equivalentHours: 0 },
    ]);
  });
});
