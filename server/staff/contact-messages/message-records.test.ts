import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ContactMessage } from './contact-message.entity.js';
import { messageRecordFields } from './contact-message-record.fields.js';

const UPDATE = `mutation ($id: Int!, $version: Int, $input: MessageInput!) {
  updateMessage(id: $id, version: $version, input: $input) { id version state adminNotes } }`;
const LIST = `query ($filter: MessageListFilter) {
  messageRecords(filter: $filter) { totalCount nodes { id kind state fullName message } } }`;
const TIMELINE = `query ($id: Int!) { timeline(recordType: MESSAGE, id: $id) { nodes { action mail { kind } } } }`;

// Written by hand: a test that reads the rights from the table would prove nothing.
const EDITABLE = { state: ['IN_HAND', 'In hand'], adminNotes: ['Rang back.', 'Rang back.'] } as const;
const WRITTEN = [
  'createdAt',
  'kind',
  'fullName',
  'organisation',
  'email',
  'mobile',
  'website',
  'message',
  'issue',
  'salesEnquiryId',
];

describe('messages from visitors in the admin area A162', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let others: TestUser[];
  let message: ContactMessage;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    others = [await uplift.user(), await uplift.user({ roles: ['Business', 'ImpactBusiness', 'GoodCause'] })];
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    message = await uplift.app.database.manager.save(ContactMessage, {
      kind: 'General',
      fullName: 'Ana Wiremu',
      email: 'ana@home.example',
      message: 'Kia ora, a question.',
    });
  });

  const stored = () => uplift.app.database.manager.findOneByOrFail(ContactMessage, { id: message.id });
  const call = async (as: TestUser | null, query: string, variables: object) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    const extensions = errors?.[0]?.extensions;
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: extensions?.code,
      current: extensions?.current,
    };
  };

  it('staff change the status and the notes; the message itself cannot be changed', () => {
    const changed = Object.entries(messageRecordFields).filter(([, { changes }]) => changes.length > 0);
    expect(changed.map(([name]) => name).sort()).toEqual(Object.keys(EDITABLE).sort());
    expect(Object.keys(messageRecordFields).sort()).toEqual([...WRITTEN, ...Object.keys(EDITABLE)].sort());
  });

  it.each(Object.keys(EDITABLE) as (keyof typeof EDITABLE)[])(
    '%s is changed by staff only R315',
    async (name) => {
      const [sent, saved] = EDITABLE[name];
      const before = await stored();
      for (const as of others)
        expect((await call(as, UPDATE, { id: message.id, input: { [name]: sent } })).code).toBe('FORBIDDEN');
      expect(await stored()).toEqual(before);
      expect((await call(admin, UPDATE, { id: message.id, input: { [name]: sent } })).code).toBeUndefined();
      expect((await stored())[name]).toBe(saved);
    },
  );

  it('staff list messages by kind and state, without clicked links', async () => {
    const { id: supplierId } = await factories(uplift.app.database).supplier();
    const link = await uplift.app.database.manager.save(ContactMessage, {
      kind: 'Affiliate link',
      supplierId,
    });
    await call(admin, UPDATE, { id: message.id, input: { state: 'DONE' } });
    const ask = (column: string, value: string) => ({ column, test: 'ONE_OF', values: [value] });
    const found = await call(admin, LIST, {
      filter: { search: 'wiremu', columns: [ask('KIND', 'General'), ask('STATE', 'Done')] },
    });
    expect(found.record.nodes).toMatchObject([{ id: message.id, kind: 'GENERAL', state: 'DONE' }]);
    const all = await call(admin, LIST, {});
    expect(all.record.nodes.map(({ id }: { id: number }) => id)).not.toContain(link.id);
    const one = 'query ($id: Int!) { messageRecord(id: $id) { id } }';
    expect((await call(admin, one, { id: link.id })).record).toBeNull();
  });

  it('refuses a stale version and returns the newer message', async () => {
    await call(admin, UPDATE, { id: message.id, input: { state: 'IN_HAND' } });
    const stale = await call(admin, UPDATE, { id: message.id, version: 1, input: { state: 'DONE' } });
    expect([stale.code, stale.current]).toEqual(['CONFLICT', expect.objectContaining({ state: 'IN_HAND' })]);
  });

  it('the timeline lists the emails about the message', async () => {
    const send = `mutation { sendContactMessage(input: { kind: GENERAL, fullName: "Hēmi",
      email: "hemi@home.example", message: "Kia ora" }) }`;
    const { errors } = await uplift.graphql(send);
    expect(errors).toBeUndefined();
    const [sent] = await uplift.app.database.manager.findBy(ContactMessage, { email: 'hemi@home.example' });
    const { record } = await call(admin, TIMELINE, { id: sent?.id });
    const kinds = record.nodes.flatMap(({ mail }: { mail: { kind: string } | null }) => mail?.kind ?? []);
    expect(kinds.sort()).toEqual(['contact-message.confirmation', 'contact-message.to-staff']);
  });

  it('a deleted message is restored from the trash unchanged A155', async () => {
    const before = await stored();
    await call(admin, 'mutation ($id: Int!) { deleteMessage(id: $id) }', { id: message.id });
    await expect(stored()).rejects.toThrow();
    await call(admin, 'mutation ($id: Int!) { restoreRecord(recordType: MESSAGE, id: $id) }', {
      id: message.id,
    });
    expect(await stored()).toEqual({ ...before, version: expect.any(Number), updatedAt: expect.any(Date) });
  });
});
