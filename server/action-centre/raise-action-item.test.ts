import type { RequestContext } from '../platform/request-context.js';
import { systemContext } from '../platform/request-context.js';
import { startActionFixture } from '../testing/action-fixture.js';
import { raiseActionItem } from './raise-action-item.js';

const request = { type: 'Supplier entered revenue', redirectUrl: '/admin/salesEnquiry/{ref_id}', refId: 7 };

describe('what the product puts before staff', () => {
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

  it('one waits for each cause, however many are raised in the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => raise(`$${index}`)));
    expect(await items()).toHaveLength(1);
  });

  it('once it is dismissed, the next one waits anew; the former cannot wait beside it', async () => {
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

  it('one that was dismissed is not let wait again beside a later one A155', async () => {
    await raise('$1');
    const [{ id }] = await items();
    await fixture.ask('dismiss', { selection: { ids: [id] } });
    await raise('$2');
    const refused = await fixture.ask('undo', { id, version: 2 });
    expect([refused.code, (await items())[0].status]).toEqual(['CONFLICT', 'Dismissed']);
  });

  it('its timeline tells that it came up by itself, each time A156', async () => {
    await raise('$1');
    await raise('$2');
    const [{ id }] = await items();
    const { answer } = await fixture.ask('timeline', { id });
    const raised = { action: 'action-item.raised', canUndo: false, actor: { kind: 'SYSTEM' } };
    expect(answer.nodes).toMatchObject([raised, raised]);
  });

  it('is everybody’s where the person responsible is no Admin A67', async () => {
    const { id: assignedToId } = await fixture.uplift.user({
      email: 'kea@uplift.example',
      emailVerifiedAt: new Date(),
    });
    await context.app.database.transaction(() =>
      raiseActionItem(context, { ...request, value: '$1', assignedToId }),
    );
    expect(await fixture.waiting(fixture.admin)).toBe(1);
  });

  it('a job of the same kind for the same record is another matter', async () => {
    await fixture.ask('job', { input: { type: request.type, refId: request.refId } });
    await raise('$1');
    expect(await items()).toHaveLength(2);
  });
});
