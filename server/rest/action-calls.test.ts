import { startActionFixture } from '../testing/action-fixture.js';

describe('calls of the action centre', () => {
  let fixture: Awaited<ReturnType<typeof startActionFixture>>;
  beforeAll(async () => {
    fixture = await startActionFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.clear());

  const types = async (query: string) =>
    (await fixture.rest('GET', `actionsCenter${query}`)).json().map(({ type }: { type: string }) => type);

  it('list the requested actions under the documented names C105 R247', async () => {
    const { admin, colleague } = fixture;
    const mine = await fixture.action({
      type: 'mine',
      value: 'Atua',
      assignedToId: admin.id,
      createdById: colleague.id,
      dueBy: new Date('2030-01-01T00:00:00Z'),
      redirectUrl: '/admin/leads/ref_id',
      refId: 3,
    });
    await fixture.action({ type: 'nobody’s' });
    await fixture.action({ type: 'theirs', assignedToId: colleague.id });
    await fixture.action({ type: 'over', status: 'Dismissed' });
    expect(await types('?assignedToMe=true&status=New')).toEqual(['nobody’s', 'mine']);
    expect(await types('?status=Dismissed')).toEqual(['over']);
    expect(await types('?assignedToMe=false')).toHaveLength(4);
    expect((await fixture.rest('GET', 'actionsCenter')).json().at(-1)).toEqual({
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
    expect((await fixture.rest('GET', 'actionsCenter?status=Nonsense')).statusCode).toBe(400);
  });

  it('return an empty list to users other than staff C105 A139', async () => {
    await fixture.action();
    for (const roles of [[], ['Business'], ['ImpactBusiness', 'GoodCause']] as const) {
      const as = await fixture.uplift.user({ roles: [...roles] });
      const answer = await fixture.rest('GET', 'actionsCenter?assignedToMe=true&status=New', undefined, as);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
    expect((await fixture.rest('GET', 'actionsCenter', undefined, null)).statusCode).toBe(401);
  });

  it('create a job and return it C106 R250', async () => {
    const body = {
      type: 'Ring back',
      value: 'About the roof',
      dueBy: '2030-01-01T00:00:00.000Z',
      redirect_url: '/admin/leads/{ref_id}',
      ref_id: '5',
      assigned_user_id: fixture.colleague.id,
    };
    const answer = await fixture.rest('POST', 'actionsCenter/createJob', body);
    expect(answer.json()).toMatchObject({ ...body, ref_id: 5, status: 'New', created_by_name: 'aroha' });
    const wrong = await fixture.rest('POST', 'actionsCenter/createJob', {
      ...body,
      redirect_url: 'javascript:x',
    });
    expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([400, 'redirect_url']);
    expect((await fixture.rest('POST', 'actionsCenter/createJob', {})).json().fields[0].field).toBe('type');
  });

  it('dismiss all given actions, or none C107 R249', async () => {
    const ids = [(await fixture.action()).id, (await fixture.action()).id];
    expect((await fixture.rest('POST', 'actionsCenter/dismiss', { ids: [...ids, 999_999] })).statusCode).toBe(
      404,
    );
    expect(await types('?status=New')).toHaveLength(2);
    expect((await fixture.rest('POST', 'actionsCenter/dismiss', { ids })).json()).toEqual({
      Result: 'Success',
    });
    expect(await types('?status=New')).toEqual([]);
    expect((await fixture.rest('POST', 'actionsCenter/dismiss', {})).statusCode).toBe(400);
  });

  it('alert staff once that a buyer reviewed its leads C108', async () => {
    const buyer = await fixture.make.impactBuyer({ name: 'Kura' });
    const as = await fixture.uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    for (const body of [{}, undefined])
      expect(
        (await fixture.rest('POST', 'actionsCenter/reviewOpportunitiesClicked', body, as)).json(),
      ).toEqual({ Result: 'Success' });
    const listed = (await fixture.rest('GET', 'actionsCenter')).json();
    expect(listed).toMatchObject([{ type: 'Opportunities reviewed', ref_id: buyer.id }]);
    const counts = await fixture.uplift.app.database.manager.query(
      `SELECT count(*)::integer AS count FROM activity WHERE action = 'impact-buyer.opportunities-reviewed'`,
    );
    expect(counts).toEqual([{ count: 2 }]);
    const unlinked = await fixture.uplift.user({ roles: ['ImpactBusiness'] });
    const refused = await fixture.rest('POST', 'actionsCenter/reviewOpportunitiesClicked', {}, unlinked);
    expect(refused.statusCode).toBe(403);
  });
});
