import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import type { GoodCause } from './good-cause.entity.js';

const FIELDS = {
  storageId: 'fb-1',
  linkKey: 'a-key-of-the-live-cause',
  description: 'Kai',
  website: 'https://kai.example',
};
const PUBLIC = ['description', 'firebase_id', 'id', 'imageUrl', 'name', 'status', 'version', 'website'];
const ALL_FIELDS = [...PUBLIC, 'created_at', 'goodCauseLinkKey', 'updated_at'].sort();

describe('visibility of a good cause A158 A148 C027', () => {
  let uplift: TestUplift;
  const causes = {} as Record<'live' | 'draft' | 'left', GoodCause>;
  const readers = {} as Record<string, TestUser | null>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    causes.live = await make.goodCause({ ...FIELDS });
    causes.draft = await make.goodCause({
      ...FIELDS,
      linkKey: 'a-key-of-the-draft-cause',
      status: 'Drafting',
    });
    causes.left = await make.goodCause({
      ...FIELDS,
      linkKey: 'a-key-of-the-cause-that-left',
      status: 'Left & Removed',
    });
    const other = await make.goodCause();
    const buyer = await make.impactBuyer({ goodCauseId: causes.live.id });
    const supplier = await make.supplier();
    const userOf = (goodCauseId: number) => uplift.user({ roles: ['GoodCause'], goodCauseId });
    Object.assign(readers, {
      visitor: null,
      member: await uplift.user(),
      'a member that only names the cause': await uplift.user({ goodCauseId: causes.live.id }),
      'user of another cause': await userOf(other.id),
      supplier: await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
      buyer: await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id }),
      admin: await uplift.user({ roles: ['Admin'] }),
      'own user of live': await userOf(causes.live.id),
      'own user of draft': await userOf(causes.draft.id),
      'own user of left': await userOf(causes.left.id),
    });
  });
  afterAll(() => uplift.stop());

  const STRANGERS = [
    'visitor',
    'member',
    'a member that only names the cause',
    'user of another cause',
    'supplier',
    'buyer',
  ];
  const rest = (cause: GoodCause, reader: string) =>
    uplift.rest('GET', `goodCause/${cause.id}`, { as: readers[reader] });
  const graphql = async (cause: GoodCause, reader: string) =>
    (
      await uplift.graphql(
        `{ goodCause(id: ${cause.id}) { id version account { linkKey storageId createdAt updatedAt } } }`,
        {},
        { as: readers[reader] },
      )
    ).data.goodCause;

  it.each(STRANGERS)('%s sees the public fields of a live cause, and no other causes', async (reader) => {
    const answer = await rest(causes.live, reader);
    expect(Object.keys(answer.json()[0]).sort()).toEqual(PUBLIC);
    expect(answer.json()[0]).toMatchObject({ version: 1, firebase_id: 'fb-1' });
    expect(await graphql(causes.live, reader)).toEqual({ id: causes.live.id, version: 1, account: null });
    for (const hidden of [causes.draft, causes.left]) {
      expect((await rest(hidden, reader)).statusCode).toBe(404);
      expect(await graphql(hidden, reader)).toBeNull();
    }
  });

  it.each([
    ['admin', 'live'],
    ['admin', 'draft'],
    ['admin', 'left'],
    ['own user of live', 'live'],
    ['own user of draft', 'draft'],
    ['own user of left', 'left'],
  ] as const)('%s sees the whole record of %s', async (reader, which) => {
    const cause = causes[which];
    const [wire] = (await rest(cause, reader)).json();
    expect(Object.keys(wire).sort()).toEqual(ALL_FIELDS);
    expect(wire).toMatchObject({ goodCauseLinkKey: cause.linkKey, firebase_id: 'fb-1', version: 1 });
    expect(await graphql(cause, reader)).toMatchObject({
      version: 1,
      account: { linkKey: cause.linkKey, storageId: 'fb-1' },
    });
  });

  it.each(['own user of live', 'own user of left'])(
    '%s sees other causes as the public does',
    async (reader) => {
      expect((await rest(causes.draft, reader)).statusCode).toBe(404);
      expect(await graphql(causes.draft, reader)).toBeNull();
    },
  );

  it('the list includes version and firebase_id, and never the key A160 C025', async () => {
    for (const reader of Object.keys(readers)) {
      const list = (await uplift.rest('GET', 'goodCause/all/available', { as: readers[reader] })).json();
      const found = list.find(({ id }: { id: number }) => id === causes.live.id);
      expect(Object.keys(found).sort()).toEqual(PUBLIC);
    }
  });
});
