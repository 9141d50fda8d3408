import type { RequestContext } from '../../platform/request-context.js';
import { systemContext } from '../../platform/request-context.js';
import { startActionFixture } from '../../testing/action-fixture.js';
import { raiseActionItem } from './raise-action-item.js';

const request = { type: 'Supplier entered revenue', redirectUrl: '/admin/salesEnquiry/{ref_id}', refId: 7 };

describe('automatic action items', () => {
  let fixture: Awaited<ReturnType<typeof startActionFixture>>;
  let context: RequestContext;
  beforeAll(async () => {
    fixture = await startActionFixture();
    context = systemContext(fixture.uplift.app);
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.clear());

  const raise = (value: string) =>
    context.app.database.transaction(() => raiseActionItem(context, { ...request, value }));
  const items = () =>
    context.app.database.manager.query('SELECT id, status, value FROM action_item ORDER BY id');

  it('opens one item per cause, however many are raised at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => raise(`$${index}`)));
    expect(await items()).toHaveLength(1);
  });

  it('opens a new item after a dismissal, and does not reopen the old one beside it', async () => {
    await raise('$1');
    const [{ id }] = await items();
    await fixture.ask('dismiss', { selection: { ids: [id] } });
    await raise('$2');
    expect(await items()).toMatchObject([
      { status: 'Dismissed', value: '$1' },
      { status: 'New', value: '$2' },
    ]);
    expect((await fixture.ask('update', { id, input: { status: 'NEW' } })).code).toBe('CONFLICT');
  });

  it('refuses to reopen a dismissed item beside a newer one A155', async () => {
    await raise('$1');
    const [{ id }] = await items();
    await fixture.ask('dismiss', { selection: { ids: [id] } });
    await raise('$2');
    const refused = await fixture.ask('undo', { id, version: 2 });
    expect([refused.code, (await items())[0].status]).toEqual(['CONFLICT', 'Dismissed']);
  });

  it('records in the timeline each time that the item was raised automatically A156', async () => {
    await raise('$1');
    await raise('$2');
    const [{ id }] = await items();
    const { answer } = await fixture.ask('timeline', { id });
    const raised = { action: 'action-item.raised', canUndo: false, actor: { kind: 'SYSTEM' } };
    expect(answer.nodes).toMatchObject([raised, raised]);
  });

  it('is unassigned if the person responsible is not an Admin A67', async () => {
    const { id: assignedToId } = await fixture.uplift.user({
      email: 'kea@uplift.example',
      emailVerifiedAt: new Date(),
    });
    await context.app.database.transaction(() =>
      raiseActionItem(context, { ...request, value: '$1', assignedToId }),
    );
    expect(await fixture.waiting(fixture.admin)).toBe(1);
  });

  it('an item of the same kind raised by staff for the same record is separate', async () => {
    await fixture.ask('job', { input: { type: request.type, refId: request.refId } });
    await raise('$1');
    expect(await items()).toHaveLength(2);
  });
});
