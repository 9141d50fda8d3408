import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import { UPDATE_ENQUIRY } from '../../testing/enquiry-calls.js';
import { factories } from '../../testing/factories.js';
import { LiveClient } from '../../testing/live-client.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { Activity } from '../activity/activity.entity.js';
import { recordActivity } from '../activity/record-activity.js';

const ENQUIRIES = 'subscription { salesEnquiryChanges { ids requestId } }';
const LEADS = 'subscription { leadChanges { ids requestId } }';
const LEADS_SAYING_MORE = 'subscription { leadChanges { ids quiet } }';
const ACTIONS = 'subscription { actionItemChanges { ids requestId } }';
const TASKS = 'subscription { taskChanges { ids requestId } }';

describe('live changes', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let seller: TestUser;
  let other: TestUser;
  let supplierId: number;
  let otherId: number;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    supplierId = (await make.supplier()).id;
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId });
    otherId = (await make.supplier()).id;
    other = await uplift.user({ roles: ['Business'], supplierId: otherId });
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.stop()));
    jest.restoreAllMocks();
  });

  /**
   * Returns a subscribed client, after its first event, which says that something may have changed before.
   */
  async function watching(as: TestUser, query: string): Promise<LiveClient> {
    const client = (await LiveClient.of(uplift, as)).watch(query);
    clients.push(client);
    await client.until(() => client.events.length > 0);
    client.events.length = 0;
    return client;
  }

  it('name a changed enquiry to staff, signal a change to its supplier, and send others nothing', async () => {
    const [staff, own, foreign] = await Promise.all([
      watching(admin, ENQUIRIES),
      watching(seller, ENQUIRIES),
      watching(other, ENQUIRIES),
    ]);
    const { id } = await make.salesEnquiry({ supplierId });
    const change = async (input: object) => {
      const { response } = await uplift.graphql(UPDATE_ENQUIRY, { id, input }, { as: admin });
      return String(response.headers['x-request-id']);
    };
    // The client that made the change recognises it by the id of the request.
    const requestId = await change({ progress: 'IN_PROGRESS' });
    await Promise.all([staff, own].map((each) => each.until(() => each.events.length > 0)));
    const events = [{ salesEnquiryChanges: { ids: [id], requestId } }];
    expect([staff.events, own.events, foreign.events]).toEqual([events, events, []]);
    // The enquiry moves to another supplier, and both are notified.
    await change({ supplierId: otherId });
    await Promise.all(
      [own, foreign].map((each) => each.until(() => each.events.length === (each === own ? 2 : 1))),
    );
  });

  it('notify only the current and former owners of an enquiry about its creation, move or deletion', async () => {
    const buyer = await make.impactBuyer();
    const buyers = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const bystander = await uplift.user({
      roles: ['Business'],
      supplierId: (await make.supplier()).id,
    });
    const [own, next, bought, foreign] = await Promise.all([
      watching(seller, ENQUIRIES),
      watching(other, ENQUIRIES),
      watching(buyers, ENQUIRIES),
      watching(bystander, ENQUIRIES),
    ]);
    const call = (query: string, variables: Record<string, unknown>) =>
      uplift.graphql(query, variables, { as: admin });
    /** Checks that exactly these clients get an event after the work, then clears the events of all. */
    const heardBy = async (work: Promise<unknown>, ...who: LiveClient[]) => {
      await work;
      await Promise.all(who.map((each) => each.until(() => each.events.length > 0)));
      const all = [own, next, bought, foreign];
      expect(all.map((each) => each.events.splice(0).length > 0)).toEqual(
        all.map((each) => who.includes(each)),
      );
    };
    const { data } = await call(
      'mutation ($input: SalesEnquiryInput!) { createSalesEnquiry(input: $input) { id } }',
      { input: { supplierId, fullName: 'Ana', email: 'ana@example.nz', enquiryAbout: 'Nests' } },
    );
    const { id } = data.createSalesEnquiry;
    await heardBy(Promise.resolve(), own);
    const change = (input: object) => call(UPDATE_ENQUIRY, { id, input });
    await heardBy(change({ supplierId: otherId }), own, next);
    await heardBy(change({ impactBuyerId: buyer.id }), next, bought);
    await heardBy(call('mutation ($id: Int!) { deleteSalesEnquiry(id: $id) }', { id }), next, bought);
  });

  it('notify users other than staff of several changes without their ids', async () => {
    const own = await watching(seller, ENQUIRIES);
    const ids = [
      await make.salesEnquiry({ supplierId }),
      await make.salesEnquiry({ supplierId: otherId }),
    ].map(({ id }) => id);
    await uplift.app.database.manager.insert(
      Activity,
      ids.map((subjectId) => ({
        actorKind: 'system',
        action: 'sales-enquiry.changed',
        subjectType: 'sales-enquiry',
        subjectId,
      })),
    );
    await own.until(() => own.events.length > 0);
    expect(own.events).toEqual([{ salesEnquiryChanges: { ids: null, requestId: null } }]);
  });

  it('notify another session of a saved lead R215', async () => {
    const staff = await watching(admin, LEADS);
    const context = uplift.context();
    const { id } = await make.lead({ impactBuyerId: (await make.impactBuyer()).id, supplierId });
    await uplift.app.database.transaction(() =>
      recordActivity(context, { action: 'lead.changed', subjectType: 'lead', subjectId: id }),
    );
    await staff.until(() => staff.events.length === 1);
    expect(staff.events).toEqual([{ leadChanges: { ids: [id], requestId: context.requestId } }]);
  });

  it('notify a new subscriber of a lead that was saved just before R215', async () => {
    await watching(admin, LEADS);
    const { id } = await make.lead({ impactBuyerId: (await make.impactBuyer()).id, supplierId });
    await uplift.app.database.transaction(() =>
      recordActivity(uplift.context(), { action: 'lead.changed', subjectType: 'lead', subjectId: id }),
    );
    const late = (await LiveClient.of(uplift, admin)).watch(LEADS_SAYING_MORE);
    clients.push(late);
    await late.until(() => late.events.length > 0);
    expect(late.events[0]).toEqual({ leadChanges: { ids: null, quiet: false } });
  });

  it('announce a new action item only after its transaction commits', async () => {
    const staff = await watching(admin, ACTIONS);
    await uplift.app.database.transaction(async () => {
      await raiseActionItem(uplift.context(), { type: 'Join', value: 'A', redirectUrl: '/', refId: 1 });
      expect(staff.events).toEqual([]);
    });
    await staff.until(() => staff.events.length > 0);
    const item = await uplift.app.database.manager.findOneBy(ActionItem, { refId: 1 });
    expect(staff.events).toEqual([{ actionItemChanges: { ids: [item?.id], requestId: null } }]);
  });

  it('announce many changes as one event', async () => {
    const staff = await watching(admin, ACTIONS);
    await uplift.app.database.manager.query(
      `INSERT INTO action_item (type, value, redirect_url, ref_id) SELECT 'Join', 'A', '/', n FROM generate_series(1, 5000) n`,
    );
    await staff.until(() => staff.events.length > 0);
    expect(staff.events).toEqual([{ actionItemChanges: { ids: null, requestId: null } }]);
  });

  it('announce a task only to the user who requested it', async () => {
    const colleague = await uplift.user({ roles: ['Admin'] });
    const [mine, theirs] = await Promise.all([watching(admin, TASKS), watching(colleague, TASKS)]);
    const insert = (id: number) =>
      uplift.app.database.manager.query(
        `INSERT INTO task (kind, title, asked_by_id, state, total, input) VALUES ('x', 'X', $1, 'waiting', 1, '{}')`,
        [id],
      );
    await insert(admin.id);
    await mine.until(() => mine.events.length > 0);
    await insert(colleague.id);
    await theirs.until(() => theirs.events.length > 0);
    expect([mine.events.length, theirs.events.length]).toEqual([1, 1]);
  });

  it.each([
    ['a visitor', () => null],
    ['a member', () => uplift.user()],
    ['a supplier', () => seller],
  ])('send nothing of leads and actions to %s', async (_who, user) => {
    const client = await LiveClient.of(uplift, await user());
    clients.push(client);
    client.watch(LEADS).watch(ACTIONS);
    await client.until(() => client.events.length === 2);
    const said = JSON.stringify(client.events);
    if (client.closed.length > 0) expect(client.closed[0]?.code).toBe(4403);
    else expect(said.match(/FORBIDDEN/g)).toHaveLength(2);
    expect(said).not.toMatch(/"(ids|http)"/);
  });

  it.each([
    ['roles change', `UPDATE user_account SET roles = '{Business}' WHERE id = $1`],
    ['the user is deactivated', 'UPDATE user_account SET deactivated_at = now() WHERE id = $1'],
    ['the user signs out', 'UPDATE refresh_token SET revoked_at = now() WHERE user_id = $1'],
    ['the user is deleted', 'DELETE FROM user_account WHERE id = $1'],
  ])('close a connection when %s, and send nothing more', async (_what, statement) => {
    const staff = await watching(admin, LEADS);
    await uplift.app.database.manager.query(statement, [admin.id]);
    await staff.until(() => staff.closed.length > 0);
    expect(staff.closed).toMatchObject([{ code: 4403 }]);
  });

  it('close a connection when its token expires', async () => {
    const token = { userId: admin.id, sessionId: sessionOf(admin), endsAt: Date.now() + 400 };
    jest.spyOn(uplift.app.accessTokens, 'read').mockReturnValue(token);
    const staff = await watching(admin, LEADS);
    await staff.until(() => staff.closed.length > 0);
    expect(staff.closed).toMatchObject([{ code: 4403, reason: 'The access token has expired.' }]);
  });

  const sessionOf = ({ id }: TestUser) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

  it('limit the connections of a user, and allow a new one after another has ended', async () => {
    const outcome = () => LiveClient.outcome(uplift, seller, TASKS);
    const open = await Promise.all(Array.from({ length: 50 }, () => watching(seller, TASKS)));
    expect(await outcome()).toBe(401);
    await open[0]?.stop();
    await until(async () => (await outcome()) === 'ok');
  });

  it('notify all subscribers of possibly missed changes after a lost database connection', async () => {
    const staff = await watching(admin, LEADS);
    await uplift.app.database.manager.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'uplift-live' AND datname = current_database()`,
    );
    await staff.until(() => staff.events.length > 0);
    expect(staff.events).toEqual([{ leadChanges: { ids: null, requestId: null } }]);
  });

  it('accept only valid subscriptions, and only on this endpoint', async () => {
    const client = await LiveClient.of(uplift, admin);
    clients.push(client);
    for (const query of [
      'query { currentUser { id } }',
      'mutation { markNotificationsRead(upTo: "2026-01-01T00:00:00Z") }',
      'subscription { nothing }',
      'subscription {',
      'subscription { leadChanges { ids } taskChanges { ids requestId } }',
    ]) {
      client.watch(query);
      const before = client.events.length;
      await client.until(() => client.events.length > before);
      expect(JSON.stringify(client.events.at(-1))).toContain('BAD_USER_INPUT');
    }
    expect(client.closed).toEqual([]);
    const posted = await uplift.graphql(LEADS, {}, { as: admin });
    expect(posted.status).toBe(400);
    expect(posted.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('serve requests that also offer another protocol', async () => {
    await LiveClient.of(uplift, null);
    const { port } = uplift.http.server.address() as AddressInfo;
    const ask = async (head: string, body = '') => {
      const socket = connect(port, '127.0.0.1');
      socket.end(
        `${head}\r\nHost: localhost\r\nConnection: Upgrade, close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      await once(socket, 'close');
      return answer.split('\r\n')[0];
    };
    const h2c = '\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__';
    expect(await ask(`GET /healthz HTTP/1.1${h2c}`)).toBe('HTTP/1.1 200 OK');
    expect(
      await ask(
        `POST /graphql HTTP/1.1\r\nContent-Type: application/json${h2c}`,
        '{"query":"{ __typename }"}',
      ),
    ).toBe('HTTP/1.1 200 OK');
    expect(await ask('GET /nowhere HTTP/1.1\r\nUpgrade: websocket')).toBe('HTTP/1.1 404 Not Found');
  });
});
