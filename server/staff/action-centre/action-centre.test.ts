import { startActionFixture } from '../../testing/action-fixture.js';
import { countStatements } from '../../testing/count-statements.js';

const NEW = { column: 'STATUS', test: 'ONE_OF', values: ['New'] };

describe('the action centre', () => {
  let fixture: Awaited<ReturnType<typeof startActionFixture>>;
  beforeAll(async () => {
    fixture = await startActionFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.clear());

  const listed = async (variables: object): Promise<string[]> =>
    (await fixture.ask('list', variables)).answer.nodes.map(({ type }: { type: string }) => type);
  const days = (from: number) => new Date(Date.now() + from * 86_400_000);
  const activities = (id: number) =>
    fixture.uplift.app.database.manager.query(
      `SELECT action, actor_id AS by FROM activity WHERE subject_type = 'action-item' AND subject_id = $1`,
      [id],
    );

  it('lists items assigned to me or to nobody by default R247 A119', async () => {
    await fixture.action({ type: 'mine', assignedToId: fixture.admin.id });
    await fixture.action({ type: 'nobody’s' });
    await fixture.action({ type: 'theirs', assignedToId: fixture.colleague.id });
    await fixture.action({ type: 'done', status: 'Done' });
    const mine = { column: 'ASSIGNEE', test: 'ONE_OF', values: [String(fixture.admin.id), '0'] };
    expect(await listed({ filter: { columns: [mine, NEW] } })).toEqual(['nobody’s', 'mine']);
    expect(await fixture.waiting(fixture.admin)).toBe(2);
    expect(await listed({})).toHaveLength(4);
  });

  it('overdue items are open items past their due time R246 R322', async () => {
    await fixture.action({ type: 'late', dueBy: days(-1) });
    await fixture.action({ type: 'in time', dueBy: days(1) });
    await fixture.action({ type: 'no hurry' });
    await fixture.action({ type: 'over', dueBy: days(-1), status: 'Dismissed' });
    const overdue = { column: 'OVERDUE', test: 'EQUALS', values: ['true'] };
    expect(await listed({ filter: { columns: [overdue] } })).toEqual(['late']);
    const none = { column: 'DUE_BY', test: 'EMPTY', values: [] };
    expect(await listed({ filter: { columns: [none] } })).toEqual(['no hurry']);
  });

  it.each([
    ['TYPE', ['a', 'b', 'c']],
    ['DUE_BY', ['b', 'a', 'c']],
    ['ASSIGNED_TO', ['c', 'b', 'a']],
    ['CREATED_BY', ['c', 'a', 'b']],
    ['STATUS', ['c', 'a', 'b']],
    ['ID', ['a', 'b', 'c']],
    ['CREATED_AT', ['a', 'b', 'c']],
    ['VALUE', ['b', 'c', 'a']],
    ['REF_ID', ['a', 'b', 'c']],
    ['OVERDUE', ['a', 'c', 'b']],
  ])('sorted by %s, lists empty values last, page by page R246', async (column, order) => {
    const { admin, colleague } = fixture;
    await fixture.action({
      type: 'a',
      dueBy: days(2),
      createdById: colleague.id,
      refId: 1,
      createdAt: days(-9),
    });
    await fixture.action({
      type: 'b',
      dueBy: days(-2),
      assignedToId: colleague.id,
      value: 'Atua',
      createdAt: days(-8),
    });
    await fixture.action({
      type: 'c',
      status: 'Done',
      assignedToId: admin.id,
      createdById: admin.id,
      value: 'Whare',
      createdAt: days(-7),
    });
    const sort = { column, direction: 'ASC' };
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { answer } = await fixture.ask('list', { sort, first: 2, after });
      found.push(...answer.nodes.map(({ type }: { type: string }) => type));
      after = answer.nodes.length === 2 ? answer.pageInfo.endCursor : null;
    } while (after && found.length < 3);
    expect(found).toEqual(order);
  });

  it('reads a first page in one statement, plus one for the user R246', async () => {
    await fixture.action();
    const statements = await countStatements(() => fixture.ask('list', { filter: { columns: [NEW] } }));
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it('a new action item stores its text and author, and adds an activity R250', async () => {
    const { admin, colleague } = fixture;
    const input = {
      type: 'Ring back',
      value: 'About the roof',
      dueBy: '2030-11-25T02:30:00.000Z',
      redirectUrl: '/admin/leads/{ref_id}',
      refId: 5,
      assignedToId: colleague.id,
    };
    const { answer } = await fixture.ask('job', { input });
    const { assignedToId, ...said } = input;
    expect(answer).toMatchObject({
      ...said,
      status: 'NEW',
      createdBy: { id: admin.id },
      assignedTo: { id: assignedToId, name: 'tama' },
    });
    expect(await activities(answer.id)).toEqual([{ action: 'action-item.created', by: admin.id }]);
    expect(await fixture.waiting(colleague)).toBe(1);
    expect(await fixture.waiting(admin)).toBe(0);
  });

  it.each([
    ['type', { type: ' ' }],
    ['redirectUrl', { redirectUrl: 'https://elsewhere.example/' }],
    ['redirectUrl', { redirectUrl: '//elsewhere.example' }],
    ['redirectUrl', { redirectUrl: '/\\elsewhere.example' }],
    ['assignedToId', { assignedToId: 999_999 }],
    ['refId', { refId: -1 }],
    ['refId', { redirectUrl: '/admin/leads/{ref_id}' }],
  ])('refuses an action item without a valid %s R248 R250 A119', async (field, wrong) => {
    const refused = await fixture.ask('job', { input: { type: 'Ring back', ...wrong } });
    expect([refused.code, refused.field]).toEqual(['BAD_USER_INPUT', field]);
  });

  it('accepts two identical manual items, because only automatic items are unique R250', async () => {
    const input = { type: 'Ring back', refId: 5 };
    const ids = [await fixture.ask('job', { input }), await fixture.ask('job', { input })];
    expect(new Set(ids.map(({ answer }) => answer.id)).size).toBe(2);
  });

  it('changes the assignee and the due time in place, and refuses a stale change R246', async () => {
    const { id } = await fixture.action();
    const input = { assignedToId: fixture.colleague.id, dueBy: '2030-01-01T00:00:00.000Z' };
    const { answer } = await fixture.ask('update', { id, version: 1, input });
    expect(answer).toMatchObject({ version: 2, dueBy: input.dueBy, assignedTo: { name: 'tama' } });
    expect((await fixture.ask('update', { id, version: 1, input: { status: 'DONE' } })).code).toBe(
      'CONFLICT',
    );
    expect(await activities(id)).toEqual([{ action: 'action-item.changed', by: fixture.admin.id }]);
    const stranger = await fixture.uplift.user();
    const refused = await fixture.ask('update', { id, input: { assignedToId: stranger.id } });
    expect(refused.field).toBe('assignedToId');
  });

  it('offers and accepts only assignees who can see the item R246', async () => {
    const { uplift } = fixture;
    const { id } = await fixture.action();
    const others = [
      await uplift.user({ email: 'ngaio@uplift.example', emailVerifiedAt: new Date(), fullName: 'Ngaio' }),
      await uplift.user({ roles: ['Admin'], deactivatedAt: new Date(), fullName: 'Niko' }),
      await uplift.user({ roles: ['Business'], fullName: 'Nell' }),
    ];
    for (const other of others) {
      const refused = await fixture.ask('update', { id, input: { assignedToId: other.id } });
      expect([refused.code, refused.field]).toEqual(['BAD_USER_INPUT', 'assignedToId']);
    }
    const offered = (await fixture.ask('colleagues', {})).answer;
    expect(offered.map(({ name }: { name: string }) => name)).toEqual(['aroha', 'tama']);
    expect((await fixture.ask('colleagues', { search: 'TAM' })).answer).toMatchObject([{ name: 'tama' }]);
    expect((await fixture.ask('colleagues', { search: '%' })).answer).toEqual([]);
  });

  it('the timeline shows who changed what, and Undo reverses it A155 A156', async () => {
    const { id } = await fixture.action();
    await fixture.ask('update', { id, input: { assignedToId: fixture.colleague.id } });
    await fixture.ask('update', { id, input: { status: 'DONE' } }, fixture.colleague);
    const { answer } = await fixture.ask('timeline', { id });
    expect(answer.nodes).toMatchObject([
      {
        action: 'action-item.changed',
        canUndo: true,
        actor: { name: 'tama' },
        changes: [{ field: 'status', before: 'New', after: 'Done' }],
      },
      { actor: { kind: 'YOU' }, changes: [{ field: 'assignedToId', before: null, after: 'tama' }] },
    ]);
    expect((await fixture.ask('undo', { id, version: 3 })).answer).toBe(4);
    expect(await fixture.stored(id)).toMatchObject({ status: 'New', assignedToId: fixture.colleague.id });
    const seller = await fixture.uplift.user({ roles: ['Business'] });
    expect((await fixture.ask('undo', { id, version: 4 }, seller)).code).toBe('NOT_FOUND');
    expect((await fixture.ask('timeline', { id }, seller)).answer).toBeNull();
  });

  it('reopens dismissed items: one by its version, many through their bulk action R249 A155', async () => {
    const ids = [(await fixture.action()).id, (await fixture.action()).id];
    const before = (await fixture.action({ status: 'Dismissed' })).id;
    const { answer } = await fixture.ask('dismiss', { selection: { ids: [...ids, before] } });
    expect(answer.changes.map(({ id }: { id: number }) => id)).toEqual(ids);
    for (const change of answer.changes) await fixture.ask('undo', change);
    expect(await fixture.waiting(fixture.admin)).toBe(2);
    const all = await fixture.ask('dismiss', { selection: { filter: { columns: [NEW] } } });
    await fixture.uplift.work('task.run');
    expect(await fixture.waiting(fixture.admin)).toBe(0);
    await fixture.ask('undoTask', { id: all.answer.task.id });
    await fixture.uplift.work('task.run');
    expect(await fixture.waiting(fixture.admin)).toBe(2);
  });

  it('dismisses selected items together, all or none, and closes them R249 R045', async () => {
    const ids = [(await fixture.action()).id, (await fixture.action()).id];
    const one = (await fixture.action()).id;
    expect(await fixture.waiting(fixture.admin)).toBe(3);
    const missing = await fixture.ask('dismiss', { selection: { ids: [one, 999_999] } });
    expect([missing.code, (await fixture.stored(one)).status]).toEqual(['NOT_FOUND', 'New']);
    const { answer } = await fixture.ask('dismiss', { selection: { ids } });
    expect(answer).toMatchObject({ dismissed: 2, task: null });
    expect(answer.changes).toEqual(ids.map((id) => ({ id, version: 2 })));
    expect(await fixture.waiting(fixture.admin)).toBe(1);
    for (const id of ids) expect(await activities(id)).toHaveLength(1);
  });

  it('keeps already dismissed items, and lets two users dismiss the same item at once R249', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await fixture.action()).id));
    const both = await Promise.all([
      fixture.ask('dismiss', { selection: { ids } }),
      fixture.ask('dismiss', { selection: { ids: ids.toReversed() } }, fixture.colleague),
    ]);
    expect(both.map(({ code }) => code)).toEqual([undefined, undefined]);
    for (const id of ids) expect(await fixture.stored(id)).toMatchObject({ status: 'Dismissed', version: 2 });
  });

  it('dismisses all matching items as a bulk action R249', async () => {
    for (const type of ['late', 'late', 'other']) await fixture.action({ type });
    const late = { column: 'TYPE', test: 'EQUALS', values: ['late'] };
    const { answer } = await fixture.ask('dismiss', { selection: { filter: { columns: [late] } } });
    expect(answer).toMatchObject({ dismissed: 0, changes: [], task: { id: expect.any(Number) } });
    await fixture.uplift.work('task.run');
    expect(await listed({ filter: { columns: [NEW] } })).toEqual(['other']);
  });

  it('assigns a due date and an assignee to many items as a bulk action', async () => {
    const ids = [(await fixture.action()).id, (await fixture.action()).id];
    const change = `mutation ($selection: ActionItemSelection!, $input: ActionItemBulkInput!) {
      changeActionItems(selection: $selection, input: $input) { id } }`;
    const input = { dueBy: '2030-01-01T00:00:00.000Z', assignedToId: fixture.colleague.id };
    await fixture.uplift.graphql(change, { selection: { ids }, input }, { as: fixture.admin });
    await fixture.uplift.work('task.run');
    for (const id of ids)
      expect(await fixture.stored(id)).toMatchObject({ ...input, dueBy: new Date(input.dueBy) });
  });
});
