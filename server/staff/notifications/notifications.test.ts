import type { Supplier } from '../../directory/suppliers/supplier.entity.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const READ = `query ($first: Int) { notifications(first: $first) { unreadCount nodes {
  id kind at unread action actor { kind name } recordType recordId mailId title detail fields } } }`;
const CHANGE =
  'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }';

interface NotificationNode {
  kind: string;
  at: string;
  action: string | null;
  recordType: string | null;
  recordId: number | null;
  title: string | null;
  detail: string | null;
  fields: string[];
  actor: { kind: string; name: string | null } | null;
  unread: boolean;
}

describe('notifications P074', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let own: Supplier;
  let admin: TestUser;
  let colleague: TestUser;
  let user: TestUser;
  let neighbour: TestUser;

  beforeEach(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    own = await make.supplier({ name: 'Rimu Joinery' });
    admin = await uplift.user({ roles: ['Admin'] });
    colleague = await uplift.user({ roles: ['Admin'], fullName: 'Mere Staff' });
    user = await uplift.user({ roles: ['Business'], supplierId: own.id });
    neighbour = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
  });
  afterEach(() => uplift.stop());

  const read = async (as: TestUser, first = 50) => {
    const { data, errors } = await uplift.graphql(READ, { first }, { as });
    expect(errors).toBeUndefined();
    return data.notifications as { nodes: NotificationNode[]; unreadCount: number };
  };
  const change = async (as: TestUser, input: object) => {
    const { errors } = await uplift.graphql(CHANGE, { id: own.id, input }, { as });
    expect(errors).toBeUndefined();
  };

  it('report changes by others in fields that the user can see, and not the user’s own changes', async () => {
    await change(colleague, { website: 'https://rimu.example', adminNotes: 'Call them' });
    await change(admin, { adminNotes: 'Called' });
    const [theirs, ours, others] = [await read(user), await read(admin), await read(neighbour)];
    expect(theirs.nodes).toMatchObject([
      {
        kind: 'CHANGE',
        action: 'supplier.changed',
        recordType: 'SUPPLIER',
        recordId: own.id,
        title: 'Rimu Joinery',
        fields: ['website'],
        actor: { kind: 'STAFF', name: null },
        unread: true,
      },
    ]);
    expect(ours.nodes).toMatchObject([{ actor: { kind: 'PERSON', name: 'Mere Staff' } }]);
    expect(ours.nodes[0]?.fields.toSorted()).toEqual(['adminNotes', 'website']);
    expect(others).toEqual({ nodes: [], unreadCount: 0 });
  });

  it('report undeliverable emails to staff only', async () => {
    await uplift.app.database.manager.insert(MailDelivery, {
      kind: 'sales-enquiry.reply',
      messageId: '<lost@uplift.example>',
      toAddress: 'nobody@nowhere.example',
      subject: 'Your enquiry',
      bodyText: '',
      bodyHtml: '',
      status: 'failed',
      error: 'No such mailbox',
    });
    expect((await read(admin)).nodes).toMatchObject([
      { kind: 'MAIL', title: 'Your enquiry', detail: 'No such mailbox' },
    ]);
    expect((await read(user)).nodes).toEqual([]);
  });

  it('report to users which of their own tasks had failures', async () => {
    await uplift.app.database.manager.query(
      `INSERT INTO task (kind, title, asked_by_id, state, total, done, failed, finished_at, input)
       VALUES ('supplier.change', 'Change 3 suppliers', $1, 'finished', 3, 3, 1, now(), '{}')`,
      [admin.id],
    );
    expect((await read(admin)).nodes).toMatchObject([
      { kind: 'TASK', title: 'Change 3 suppliers', detail: '1 of 3 could not be done.' },
    ]);
    expect((await read(colleague)).nodes).toMatchObject([{ kind: 'WORK' }]);
    expect((await read(user)).nodes).toEqual([]);
  });

  it('report to users any change to their sign-in, by whoever made it', async () => {
    await uplift.app.database.manager.query(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id)
       VALUES ('user', $1, 'account.password-changed', 'user', $1), ('visitor', NULL, 'account.registered', 'user', $1)`,
      [user.id],
    );
    expect((await read(user)).nodes).toMatchObject([{ kind: 'ACCOUNT', action: 'account.password-changed' }]);
    expect((await read(admin)).nodes).toEqual([]);
  });

  it('are marked as read up to the last one seen, and later ones are new', async () => {
    await change(colleague, { website: 'https://one.example' });
    const [seen] = (await read(user)).nodes as [NotificationNode];
    await change(colleague, { website: 'https://two.example' });
    const mark = (upTo: string) =>
      uplift.graphql(
        'mutation ($upTo: DateTime!) { markNotificationsRead(upTo: $upTo) }',
        { upTo },
        { as: user },
      );
    expect((await mark(seen.at)).errors).toBeUndefined();
    expect((await read(user)).nodes.map(({ unread }) => unread)).toEqual([true, false]);
    expect((await read(user, 1)).unreadCount).toBe(1);
    // A client clock that is ahead does not hide future notifications.
    await mark('2999-01-01T00:00:00Z');
    expect((await read(user)).unreadCount).toBe(0);
    await mark(seen.at);
    await change(colleague, { website: 'https://three.example' });
    expect((await read(user)).nodes.map(({ unread }) => unread)).toEqual([true, false, false]);
  });

  it('report a colleague’s bulk change to staff once, and never a mere check', async () => {
    const { manager } = uplift.app.database;
    const made: { id: number }[] = await manager.query(
      `INSERT INTO task (kind, title, asked_by_id, state, total, done, failed, finished_at, input)
       VALUES ('supplier.check', 'Check of suppliers', $1, 'finished', 3, 3, 1, now(), '{}'),
         ('supplier.change', 'Change of suppliers', $1, 'finished', 3, 3, 1, now(), '{}') RETURNING id`,
      [colleague.id],
    );
    await change(colleague, { website: 'https://rimu.example' });
    await manager.query('UPDATE activity SET request_id = $1', [`task-${made.at(-1)?.id}`]);
    expect((await read(admin)).nodes).toMatchObject([
      {
        kind: 'WORK',
        title: 'Change of suppliers',
        detail: '2',
        actor: { kind: 'PERSON', name: 'Mere Staff' },
      },
    ]);
    // A user still gets notifications about its own record.
    expect((await read(user)).nodes).toMatchObject([{ kind: 'CHANGE', recordId: own.id }]);
    expect((await read(colleague)).nodes).toMatchObject([{ kind: 'TASK', title: 'Change of suppliers' }]);
    // However many records the task changed, earlier notifications still have room.
    await change(colleague, { website: 'https://rimu.example/2' });
    await manager.query(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id, request_id)
       SELECT 'user', $1, 'supplier.changed', 'supplier', $2 + number, $3 FROM generate_series(1, 2100) number`,
      [colleague.id, own.id, `task-${made.at(-1)?.id}`],
    );
    expect((await read(admin)).nodes.map(({ kind }) => kind).sort()).toEqual(['CHANGE', 'WORK']);
  });

  it('are read in one statement, at most a hundred at a time', async () => {
    const statements = await countStatements(() => read(admin));
    expect(statements.filter((text) => text.includes('notification_mark'))).toHaveLength(1);
    const { errors } = await uplift.graphql(READ, { first: 101 }, { as: admin });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
