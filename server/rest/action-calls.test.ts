import { startActionKeeping } from '../testing/action-fixture.js';

describe('the calls of the action centre', () => {
  let keeping: Awaited<ReturnType<typeof startActionKeeping>>;
  beforeAll(async () => {
    keeping = await startActionKeeping();
  });
  afterAll(() => keeping.uplift.stop());
  beforeEach(() => keeping.clear());

  const types = async (query: string) =>
    (await keeping.rest('GET', `actionsCenter${query}`)).json().map(({ type }: { type: string }) => type);

  it('C105 R247 lists those that are asked for, by the names of the documents', async () => {
    const { admin, colleague } = keeping;
    const mine = await keeping.action({
      type: 'mine',
      value: 'Atua',
      assignedToId: admin.id,
      createdById: colleague.id,
      dueBy: new Date('2030-01-01T00:00:00Z'),
      redirectUrl: '/admin/leads/ref_id',
      refId: 3,
    });
    await keeping.action({ type: 'nobody’s' });
    await keeping.action({ type: 'theirs', assignedToId: colleague.id });
    await keeping.action({ type: 'over', status: 'Dismissed' });
    expect(await types('?assignedToMe=true&status=New')).toEqual(['nobody’s', 'mine']);
    expect(await types('?status=Dismissed')).toEqual(['over']);
    expect(await types('?assignedToMe=false')).toHaveLength(4);
    expect((await keeping.rest('GET', 'actionsCenter')).json().at(-1)).toEqual({
      id: mine.id,
      version: 1,
      created_at: mine.createdAt.toISOString(),
      type: 'mine',
      status: 'New',
      value: 'Atua',
      created_by_id: colleague.id,
      created_by_name: 'tama',
      dueBy: '2030-01-01T00:00:00.000Z',
      redirect_url: '/admin/leads/ref_id',
      ref_id: 3,
      assigned_user_id: admin.id,
    });
    expect((await keeping.rest('GET', 'actionsCenter?status=Nonsense')).statusCode).toBe(400);
  });

  it('C105 A139 whoever is not staff is answered with an empty list, so that the site starts clean', async () => {
    await keeping.action();
    for (const roles of [[], ['Business'], ['ImpactBusiness', 'GoodCause']] as const) {
      const as = await keeping.uplift.user({ roles: [...roles] });
      const answer = await keeping.rest('GET', 'actionsCenter?assignedToMe=true&status=New', undefined, as);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
    expect((await keeping.rest('GET', 'actionsCenter', undefined, null)).statusCode).toBe(401);
  });

  it('C106 R250 a job is noted and answered', async () => {
    const body = {
      type: 'Ring back',
      value: 'About the roof',
      dueBy: '2030-01-01T00:00:00.000Z',
      redirect_url: '/admin/leads/{ref_id}',
      ref_id: '5',
      assigned_user_id: keeping.colleague.id,
    };
    const answer = await keeping.rest('POST', 'actionsCenter/createJob', body);
    expect(answer.json()).toMatchObject({ ...body, ref_id: 5, status: 'New', created_by_name: 'aroha' });
    const wrong = await keeping.rest('POST', 'actionsCenter/createJob', {
      ...body,
      redirect_url: 'javascript:x',
    });
    expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([400, 'redirect_url']);
    expect((await keeping.rest('POST', 'actionsCenter/createJob', {})).json().fields[0].field).toBe('type');
  });

  it('C107 R249 those that are named are dismissed, all or none', async () => {
    const ids = [(await keeping.action()).id, (await keeping.action()).id];
    expect((await keeping.rest('POST', 'actionsCenter/dismiss', { ids: [...ids, 999_999] })).statusCode).toBe(
      404,
    );
    expect(await types('?status=New')).toHaveLength(2);
    expect((await keeping.rest('POST', 'actionsCenter/dismiss', { ids })).json()).toEqual({
      Result: 'Success',
    });
    expect(await types('?status=New')).toEqual([]);
    expect((await keeping.rest('POST', 'actionsCenter/dismiss', {})).statusCode).toBe(400);
  });

  it('C108 staff are told, once, that a buyer went to its leads', async () => {
    const buyer = await keeping.make.impactBuyer({ name: 'Kura' });
    const as = await keeping.uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    for (const body of [{}, undefined])
      expect(
        (await keeping.rest('POST', 'actionsCenter/reviewOpportunitiesClicked', body, as)).json(),
      ).toEqual({ Result: 'Success' });
    const listed = (await keeping.rest('GET', 'actionsCenter')).json();
    expect(listed).toMatchObject([{ type: 'Opportunities reviewed', ref_id: buyer.id }]);
    const told = await keeping.uplift.app.database.manager.query(
      `SELECT count(*)::integer AS count FROM activity WHERE action = 'impact-buyer.opportunities-reviewed'`,
    );
    expect(told).toEqual([{ count: 2 }]);
    const unlinked = await keeping.uplift.user({ roles: ['ImpactBusiness'] });
    const refused = await keeping.rest('POST', 'actionsCenter/reviewOpportunitiesClicked', {}, unlinked);
    expect(refused.statusCode).toBe(403);
  });
});
