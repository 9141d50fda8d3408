import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ImpactBuyer } from '../impact-buyers/impact-buyer.entity.js';
import type { GoodCause } from './good-cause.entity.js';
import { ImpactBuyerRequest } from './impact-buyer-request.entity.js';

const ASK = 'mutation ($input: ImpactBuyerRequestInput!) { requestImpactBuyer(input: $input) }';
const READ = `query ($id: Int!) { goodCauseRecord(id: $id) { buyerRequests {
  name contactName contactConnection contactTitle phone email } } }`;

const FULL_REQUEST = {
  name: 'Pōhutukawa School',
  contactName: 'Hana Rewi',
  contactConnection: 'Our chair teaches there',
  contactTitle: 'Bursar',
  phone: '021 555 0101',
  email: 'hana@school.example',
};
/** The same input with its REST names (C031). */
const WIRED = {
  name: FULL_REQUEST.name,
  impactLeadConnectionName: FULL_REQUEST.contactName,
  impactGoodcauseConnectionRelation: FULL_REQUEST.contactConnection,
  impactLeadConnectionTitle: FULL_REQUEST.contactTitle,
  impactPhone: FULL_REQUEST.phone,
  impactEmail: FULL_REQUEST.email,
};

describe('a good cause requests a new impact buyer R110 C031', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let cause: GoodCause;
  let other: GoodCause;
  const people: Record<string, TestUser | null> = { visitor: null };
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.supplier = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    people.member = await uplift.user();
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    [cause, other] = [await make.goodCause(), await make.goodCause()];
    people.own = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id, fullName: 'Ana Wiremu' });
    people['only names it'] = await uplift.user({ roles: ['ImpactBusiness'], goodCauseId: cause.id });
  });

  const call = async (query: string, variables: object, who: string) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who] });
    const extensions = errors?.[0]?.extensions;
    return { answer: data?.[Object.keys(data)[0] ?? ''], code: extensions?.code, fields: extensions?.fields };
  };
  const ask = (input: object, who = 'own') => call(ASK, { input }, who);
  const rest = (body: object, who = 'own') =>
    uplift.rest('POST', 'goodCause/requestIBCreation', { as: people[who], body });
  const storedRequests = (goodCauseId = cause.id) =>
    uplift.app.database.manager.find(ImpactBuyerRequest, { where: { goodCauseId }, order: { id: 'ASC' } });
  const mails = (subjectId = cause.id) =>
    uplift.app.database.manager.findBy(MailDelivery, { subjectType: 'good-cause', subjectId });
  const items = () =>
    uplift.app.database.manager.findBy(ActionItem, {
      type: 'New Impact Buyer Request',
      redirectUrl: `/admin/GoodCauses/${cause.id}?tab=requests`,
    });

  it('stores the request, mails it to staff, and raises an action item; no buyer is created A97', async () => {
    const buyers = () => uplift.app.database.manager.count(ImpactBuyer);
    const before = await buyers();
    const answer = await rest({ ...WIRED, goodCause_id: cause.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { Result: 'Success' }]);
    expect((await ask({ name: 'Another', email: 'b@home.example', goodCauseId: cause.id })).answer).toBe(
      true,
    );
    const [first, second, ...more] = await storedRequests();
    expect([first, second?.name, more]).toEqual([expect.objectContaining(FULL_REQUEST), 'Another', []]);
    const mail = (await mails()).find(({ subject }) => subject.endsWith(FULL_REQUEST.name));
    expect(mail).toMatchObject({
      toAddress: uplift.app.config.staffMail,
      replyTo: people.own?.email,
      subject: `New Impact Buyer Request ${first?.id}: ${FULL_REQUEST.name}`,
    });
    for (const word of [...Object.values(FULL_REQUEST), cause.name, 'Ana Wiremu'])
      expect(mail?.bodyText).toContain(word);
    expect(await items()).toMatchObject([
      {
        status: 'New',
        refId: first?.id,
        createdById: people.own?.id,
        value: expect.stringContaining(FULL_REQUEST.name),
      },
      { status: 'New', refId: second?.id },
    ]);
    expect(await buyers()).toBe(before);
  });

  it('stores one request if it is sent twice within a minute, or under the same key C031', async () => {
    for (const _ of [1, 2]) await rest({ ...WIRED, goodCause_id: cause.id });
    const headers = { 'idempotency-key': 'twice-the-same' };
    for (const _ of [1, 2])
      await uplift.rest('POST', 'goodCause/requestIBCreation', {
        as: people.own,
        body: { ...WIRED, name: 'By key', goodCause_id: cause.id },
        headers,
      });
    expect((await storedRequests()).map(({ name }) => name)).toEqual([FULL_REQUEST.name, 'By key']);
    expect(await mails()).toHaveLength(2);
  });

  it('refuses a request for another cause and for an unknown cause alike C031', async () => {
    for (const goodCauseId of [other.id, 999_999]) {
      const answer = await rest({ ...WIRED, goodCause_id: goodCauseId });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect((await ask({ ...FULL_REQUEST, goodCauseId })).code).toBe('FORBIDDEN');
    }
    expect(await storedRequests(other.id)).toEqual([]);
  });

  it('refuses users of a cause that has left, and all other users A157', async () => {
    for (const who of ['supplier', 'only names it', 'member', 'visitor']) {
      expect([401, 403]).toContain((await rest({ ...WIRED, goodCause_id: cause.id }, who)).statusCode);
      expect((await ask({ ...FULL_REQUEST, goodCauseId: cause.id }, who)).code).toMatch(
        /^(FORBIDDEN|UNAUTHENTICATED)$/,
      );
    }
    const left = await make.goodCause({ status: 'Left & Removed' });
    people.left = await uplift.user({ roles: ['GoodCause'], goodCauseId: left.id });
    expect((await rest({ ...WIRED, goodCause_id: left.id }, 'left')).statusCode).toBe(403);
    expect([await storedRequests(), await storedRequests(left.id)]).toEqual([[], []]);
  });

  it('staff can request for any existing cause C031', async () => {
    expect((await rest({ ...WIRED, goodCause_id: other.id }, 'admin')).statusCode).toBe(200);
    expect(await storedRequests(other.id)).toHaveLength(1);
    const none = await rest({ ...WIRED, goodCause_id: 999_999 }, 'admin');
    expect([none.statusCode, none.json().fields]).toMatchObject([
      400,
      [{ field: 'goodCause_id', message: 'There is no such good cause.' }],
    ]);
  });

  it('requires a name and an email address only R111', async () => {
    const empty = await rest({ name: '', impactEmail: '', goodCause_id: cause.id });
    expect([empty.statusCode, empty.json().fields]).toEqual([
      400,
      [
        { field: 'name', message: 'Impact Buyer Name is required' },
        { field: 'impactEmail', message: 'Email is required' },
      ],
    ]);
    expect((await ask({ goodCauseId: cause.id })).fields).toEqual([
      { field: 'name', message: 'Impact Buyer Name is required' },
      { field: 'email', message: 'Email is required' },
    ]);
    expect([await storedRequests(), await mails(), await items()]).toEqual([[], [], []]);
    expect(
      (await rest({ name: 'Kai', impactEmail: 'k@home.example', goodCause_id: cause.id })).statusCode,
    ).toBe(200);
    expect(await storedRequests()).toMatchObject([{ contactName: null, phone: null }]);
  });

  it.each([
    [{ name: 'ā'.repeat(151) }, 'name'],
    [{ impactEmail: 'nobody' }, 'impactEmail'],
    [{ impactEmail: 'a@home.example, b@home.example' }, 'impactEmail'],
    [{ impactPhone: '0'.repeat(51) }, 'impactPhone'],
    [{ goodCause_id: 0 }, 'goodCause_id'],
    [{ goodCause_id: null }, 'goodCause_id'],
  ])('%j is refused at its field, and stores nothing', async (wrong, field) => {
    const answer = await rest({ ...WIRED, goodCause_id: cause.id, ...wrong });
    expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ field }]]);
    expect((await rest({ ...WIRED, goodCause_id: cause.id, status: 'Live Report' })).statusCode).toBe(400);
    expect(await storedRequests()).toEqual([]);
  });

  it('lists the requests of the cause for its own user and staff, latest first R110', async () => {
    await ask({ ...FULL_REQUEST, goodCauseId: cause.id });
    await ask({ name: 'Later', email: 'l@home.example', goodCauseId: cause.id });
    for (const who of ['own', 'admin']) {
      const { answer } = await call(READ, { id: cause.id }, who);
      expect(answer.buyerRequests).toMatchObject([{ name: 'Later', phone: null }, FULL_REQUEST]);
    }
    people.neighbour = await uplift.user({ roles: ['GoodCause'], goodCauseId: other.id });
    expect((await call(READ, { id: cause.id }, 'neighbour')).answer).toBeNull();
  });

  it('appears in the timeline of the cause with its email, and is restored with the cause A155 A156', async () => {
    const { id } = other;
    await ask({ ...FULL_REQUEST, goodCauseId: id }, 'admin');
    const timeline = `query ($id: Int!) { timeline(recordType: GOOD_CAUSE, id: $id, first: 9) {
      nodes { action mail { kind } } } }`;
    const { answer } = await call(timeline, { id }, 'admin');
    expect(answer.nodes).toEqual(
      expect.arrayContaining([
        { action: 'good-cause.buyer-requested', mail: null },
        { action: null, mail: { kind: 'good-cause.buyer-request' } },
      ]),
    );
    await call('mutation ($id: Int!) { deleteGoodCause(id: $id) }', { id }, 'admin');
    expect(await storedRequests(id)).toEqual([]);
    await call('mutation ($id: Int!) { restoreRecord(recordType: GOOD_CAUSE, id: $id) }', { id }, 'admin');
    expect(await storedRequests(id)).toMatchObject([FULL_REQUEST]);
  });
});
