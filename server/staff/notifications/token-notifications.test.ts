import { TOKEN_SCOPES, type TokenScope } from '../../../shared/token-scopes.js';
import { makeToken } from '../../accounts/testing/token-calls.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const READ = '{ notifications { unreadCount nodes { kind title detail } } }';

describe('notifications of an API token', () => {
  let uplift: TestUplift;
  let staff: TestUser;
  let seller: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { id } = await factories(uplift.app.database).supplier({ name: 'Rimu Joinery' });
    staff = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId: id });
    const colleague = await uplift.user({ roles: ['Admin'] });
    await uplift.graphql(
      'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }',
      { id, input: { website: 'https://rimu.example' } },
      { as: colleague },
    );
    const { manager } = uplift.app.database;
    await manager.insert(MailDelivery, {
      kind: 'sales-enquiry.reply',
      messageId: '<lost@uplift.example>',
      toAddress: 'nobody@nowhere.example',
      subject: 'Your enquiry',
      bodyText: '',
      bodyHtml: '',
      status: 'failed',
      error: 'No such mailbox',
    });
    await manager.query(
      `INSERT INTO task (kind, title, asked_by_id, scope, state, total, done, failed, finished_at, input)
       VALUES ('actionItem.change', 'Change 3 actions', $1, 'actions:write', 'finished', 3, 3, 1, now(), '{}'),
         ('user.change', 'Change 3 users', $1, NULL, 'finished', 3, 3, 1, now(), '{}'),
         ('actionItem.change', 'Change 9 actions', $2, 'actions:write', 'finished', 9, 9, 0, now(), '{}'),
         ('user.change', 'Change 9 users', $2, NULL, 'finished', 9, 9, 0, now(), '{}')`,
      [staff.id, colleague.id],
    );
    await manager.query(
      `INSERT INTO activity (actor_kind, action, subject_type, subject_id)
       SELECT 'visitor', 'account.password-changed', 'user', unnest($1::integer[])`,
      [[staff.id, seller.id]],
    );
  });
  afterAll(() => uplift.stop());

  const ACCOUNT = 'ACCOUNT null';
  const CHANGE = 'CHANGE Rimu Joinery';
  const MAIL = 'MAIL Your enquiry';
  const ACTION_TASKS = ['TASK Change 3 actions', 'WORK Change 9 actions'];
  const USER_TASKS = ['TASK Change 3 users', 'WORK Change 9 users'];
  const read = async (options: Parameters<TestUplift['graphql']>[2]) => {
    const { nodes, unreadCount } = (await uplift.graphql(READ, {}, options)).data.notifications;
    expect(unreadCount).toBe(nodes.length);
    const told = (nodes as { kind: string; title: string | null }[]).map(
      ({ kind, title }) => `${kind} ${title}`,
    );
    // The creation of a token is a notification about the account itself.
    return [...new Set(told)].sort();
  };
  const byToken = async (owner: TestUser, scopes: readonly TokenScope[]) =>
    read({ headers: (await makeToken(uplift, owner, scopes)).headers });

  it('are all those of its user with a sign-in', async () => {
    const all = [ACCOUNT, CHANGE, MAIL, ...ACTION_TASKS, ...USER_TASKS];
    expect(await read({ as: staff })).toEqual(all.sort());
  });

  it.each<[TokenScope[], string[]]>([
    [[], []],
    [['suppliers:read'], [CHANGE]],
    [['suppliers:write', 'tasks:read', 'mail:write'], []],
    [['mail:read'], [MAIL]],
    [['actions:write'], []],
    [['tasks:read', 'actions:write'], ACTION_TASKS],
    [['tasks:read', 'actions:read'], []],
    [TOKEN_SCOPES.filter((scope) => scope !== 'profile:read'), [CHANGE, MAIL, ...ACTION_TASKS]],
  ])('are about the account and, with %j, %j', async (scopes, expected) => {
    expect(await byToken(staff, ['profile:read', ...scopes])).toEqual([ACCOUNT, ...expected].sort());
  });

  it('are about the own supplier only with its scope', async () => {
    expect(await byToken(seller, ['profile:read'])).toEqual([ACCOUNT]);
    expect(await byToken(seller, ['profile:read', 'suppliers:read'])).toEqual([ACCOUNT, CHANGE]);
  });
});
