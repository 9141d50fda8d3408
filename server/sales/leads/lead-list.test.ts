import { countStatements } from '../../testing/count-statements.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';

const column = (name: string, test: string, ...values: string[]) => ({ column: name, test, values });

describe('the lead list', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { make, lead, admin } = fixture;
    const kura = await make.impactBuyer({ name: 'Kura Māori' });
    const moana = await make.impactBuyer({ name: 'Moana Trust' });
    const plumber = await make.supplier({ name: 'Kōwhai Plumbing', listTitle: 'Plumber' });
    const baker = await make.supplier({ name: 'Bread Ltd', listTitle: 'Baker' });
    const add = async (name: string, fields: Parameters<typeof lead>[0]) => {
      ids[name] = (await lead(fields)).id;
    };
    await add('open', {
      impactBuyerId: kura.id,
      supplierId: plumber.id,
      fromName: 'Mere',
      chance: 60,
      status: 'Sounding Positive',
      personResponsibleId: admin.id,
      estimatedRevenueBand: 2,
      estimatedContributionBand: 2,
      actualRevenue: 10.5,
      createdAt: new Date('2026-01-02T00:00:00Z'),
    });
    await add('slim', {
      impactBuyerId: moana.id,
      supplierId: baker.id,
      fromPhone: '(021) 555-0199',
      status: 'Slim Chance',
      chance: 10,
      futureActionOn: '2026-03-01',
      estimatedRevenueBand: 5,
      actualRevenue: 2,
      createdAt: new Date('2026-01-03T00:00:00Z'),
    });
    await add('archived', {
      impactBuyerId: moana.id,
      supplierId: plumber.id,
      archivedAt: new Date(),
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
  });
  afterAll(() => fixture.uplift.stop());

  const listed = async (variables: object = {}) => {
    const { record } = await fixture.ask('list', variables);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return record.nodes.map(({ id }: { id: number }) => names.get(id));
  };

  it('lists the latest first without archived leads, in one statement plus the user lookup A62', async () => {
    const statements = await countStatements(async () => {
      expect(await listed()).toEqual(['slim', 'open']);
    });
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [['Yes'], ['archived']],
    [['No'], ['slim', 'open']],
    [[], ['slim', 'open', 'archived']],
  ])('filtering by archived %j finds %j A62', async (values, found) => {
    expect(await listed({ filter: { columns: [column('ARCHIVED', 'ONE_OF', ...values)] } })).toEqual(found);
  });

  it('finds an archived lead by its id A62', async () => {
    expect(await listed({ filter: { ids: [ids.archived] } })).toEqual(['archived']);
  });

  it.each([
    ['kowhai', ['open']],
    ['moana', ['slim']],
    ['mere', ['open']],
    ['baker', ['slim']],
    ['0215550199', ['slim']],
    ['nobody', []],
  ])('the quick filter matches the parties, the contact and the offer: %s A73', async (search, found) => {
    expect(await listed({ filter: { search } })).toEqual(found);
  });

  it.each([
    ['R193', column('STATUS', 'ONE_OF', 'Slim Chance'), ['slim']],
    ['A73', column('PERSON_RESPONSIBLE', 'CONTAINS', 'aroha'), ['open']],
    ['A73', column('SUPPLIER', 'CONTAINS', 'bread'), ['slim']],
    ['A73', column('IMPACT_BUYER', 'STARTS_WITH', 'kura'), ['open']],
    ['A73', column('CHANCE', 'AT_LEAST', '50'), ['open']],
    ['A73', column('FUTURE_ACTION_ON', 'AT_MOST', '2026-03-01'), ['slim']],
    ['A73', column('CREATED_AT', 'AT_LEAST', '2026-01-03'), ['slim']],
  ])('%s can be filtered by %j', async (_, condition, found) => {
    expect(await listed({ filter: { columns: [condition] } })).toEqual(found);
  });

  it.each(['ID', 'CHANCE', 'SUPPLIER', 'IMPACT_BUYER', 'STATUS', 'LIST_TITLE', 'ESTIMATED_REVENUE', 'NOTES'])(
    'sorts by %s both ways, empty values last A73',
    async (by) => {
      const up = await listed({ sort: { column: by, direction: 'ASC' } });
      expect([...up].sort()).toEqual(['open', 'slim']);
      const down = await listed({ sort: { column: by, direction: 'DESC' } });
      if (!['LIST_TITLE', 'NOTES'].includes(by)) expect(down).toEqual(up.toReversed());
    },
  );

  it('returns the totals of all matches R210 R211', async () => {
    const { record } = await fixture.ask('list', {});
    expect([record.totalCount, record.totals]).toEqual([
      2,
      { estimatedRevenue: 12_000, estimatedContribution: 200, actualRevenue: 12.5, actualContribution: 0 },
    ]);
  });

  it('leads are staff only R216', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    const other = await fixture.uplift.user({ roles: ['Business'], supplierId });
    expect((await fixture.ask('list', {}, other)).code).toBe('FORBIDDEN');
    expect((await fixture.rest('GET', 'leads', undefined, other)).statusCode).toBe(403);
  });
});
