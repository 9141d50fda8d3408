import { DiskFileStore } from '../platform/files/disk-file-store.js';
import { systemContext } from '../platform/request-context.js';
import { MAX_TRIES } from '../reports/certificates/run-certificate-job.js';
import { raiseActionItem } from '../staff/action-centre/raise-action-item.js';
import { raiseFollowUps, TODAY } from '../staff/action-centre/raise-follow-ups.js';
import { resolveActionItems } from '../staff/action-centre/resolve-action-items.js';
import { certifiedBuyers } from '../testing/certified-buyers.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const LONG_AGO = '2020-02-03T04:05:06.789Z';

interface Times {
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** A record type: its table, its creation and its change, both of which return the record. */
interface RecordType {
  type: string;
  table: string;
  create: string;
  change: string;
}

const TIMES = '{ id createdAt updatedAt }';
const TYPES: RecordType[] = [
  {
    type: 'action',
    table: 'action_item',
    create: `createJob(input: { type: "Ring back" }) ${TIMES}`,
    change: `updateActionItem(id: $id, input: { status: DONE }) ${TIMES}`,
  },
  {
    type: 'featured listing',
    table: 'featured_listing',
    create: `createFeaturedListing(input: { title: "Before" }) ${TIMES}`,
    change: `updateFeaturedListing(id: $id, input: { title: "After" }) ${TIMES}`,
  },
  {
    type: 'saved view',
    table: 'saved_view',
    create: `createSavedView(input: { list: "suppliers", name: "Mine", search: "" }) ${TIMES}`,
    change: `updateSavedView(id: $id, input: { name: "Ours" }) ${TIMES}`,
  },
  {
    type: 'synonym',
    table: 'search_synonym',
    create: `createSearchSynonym(input: { phrase: "kereru", means: ["pigeon"] }) ${TIMES}`,
    change: `updateSearchSynonym(id: $id, input: { phrase: "kukupa", means: ["pigeon"] }) ${TIMES}`,
  },
];

describe('times of records', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const call = async (text: string, variables: object = {}, as = admin): Promise<Times> =>
    Object.values((await uplift.graphql(text, { ...variables }, { as })).data)[0] as Times;
  /** Makes a record look as if it was last changed long ago. */
  const age = (table: string, id: number) =>
    query(`UPDATE ${table} SET created_at = $2, updated_at = $2 WHERE id = $1`, [id, LONG_AGO]);

  it.each(TYPES)('a new $type has both, and a change updates only updatedAt', async (of) => {
    const made = await call(`mutation { ${of.create} }`);
    expect(made.createdAt > LONG_AGO).toBe(true);
    expect(made.updatedAt).toBe(made.createdAt);
    await age(of.table, made.id);
    const changed = await call(`mutation ($id: Int!) { ${of.change} }`, { id: made.id });
    expect(changed.createdAt).toBe(LONG_AGO);
    expect(changed.updatedAt > LONG_AGO).toBe(true);
  });

  it('an email template is as old as its first version, and a change updates only updatedAt', async () => {
    const read = async () => (await call(`{ mailTemplates ${TIMES} }`)) as unknown as Times[];
    for (const { createdAt, updatedAt } of await read()) expect(createdAt <= updatedAt).toBe(true);
    await age('mail_template', 1);
    const changed = await call(
      `mutation { updateMailTemplate(id: 1, input: { subject: "For {{buyerName}}" }) ${TIMES} }`,
    );
    expect(changed.createdAt).toBe(LONG_AGO);
    expect(changed.updatedAt > LONG_AGO).toBe(true);
  });

  it('a shared view has both even if the user who changes it can then no longer read it', async () => {
    const { id } = await call(
      `mutation { createSavedView(input: { list: "orders", name: "All", search: "", shared: true }) ${TIMES} }`,
    );
    await age('saved_view', id);
    const other = await uplift.user({ roles: ['Admin'] });
    const text = `mutation ($id: Int!) { updateSavedView(id: $id, input: { shared: false }) ${TIMES} }`;
    const changed = await call(text, { id }, other);
    expect(changed.createdAt).toBe(LONG_AGO);
    expect(changed.updatedAt > LONG_AGO).toBe(true);
  });

  describe('of actions that the product raises', () => {
    const raised = {
      type: 'Lead to follow up',
      redirectUrl: '/admin/leads/{ref_id}',
      refId: 7,
      value: 'Kea',
    };
    const followUps = (records: string) => ({ ...raised, subject: 'lead', records });
    const due = `SELECT 7 AS id, ${TODAY} AS day, 'Kea' AS value, NULL::integer AS person, now() AS changed_at`;
    const never = `${due} WHERE false`;
    const stored = async () =>
      (await query('SELECT updated_at FROM action_item WHERE ref_id = 7'))[0].updated_at;
    beforeEach(async () => {
      await query('DELETE FROM action_item');
      await raiseFollowUps(uplift.app, [followUps(due)]);
      await query('UPDATE action_item SET updated_at = $1', [LONG_AGO]);
    });
    const inTransaction = (work: (context: ReturnType<typeof systemContext>) => Promise<void>) =>
      uplift.app.database.transaction(() => work(systemContext(uplift.app)));

    it.each<[string, () => Promise<void>]>([
      ['is raised again', () => inTransaction((context) => raiseActionItem(context, raised))],
      ['is resolved', () => inTransaction((context) => resolveActionItems(context, raised.type, 7))],
      [
        'is raised again for a follow-up',
        async () => {
          await query('UPDATE action_item SET raised_for = NULL');
          await raiseFollowUps(uplift.app, [followUps(due)]);
        },
      ],
      ['is resolved as its follow-up is gone', () => raiseFollowUps(uplift.app, [followUps(never)])],
    ])('change when an action %s', async (_, act) => {
      await act();
      expect((await stored()) > new Date(LONG_AGO)).toBe(true);
    });
  });

  describe('of the certificate of a buyer', () => {
    let buyers: Awaited<ReturnType<typeof certifiedBuyers>>;
    let id: number;
    beforeAll(async () => {
      buyers = await certifiedBuyers(uplift);
      id = await buyers.live();
    });

    const times = async () => {
      const text = `query ($id: Int!) { buyerCertificate(impactBuyerId: $id) ${TIMES} }`;
      const { createdAt, updatedAt } = await call(text, { id });
      return [createdAt, updatedAt].map((time) => time && (time > LONG_AGO ? 'new' : time));
    };
    const ageAll = () => query('UPDATE impact_certificate SET created_at = $1, updated_at = $1', [LONG_AGO]);

    /** Returns the times after a step, with `new` for those that it changed. */
    const timesAfter = async (step: () => Promise<unknown>) => {
      await ageAll();
      expect(await times()).toEqual([LONG_AGO, LONG_AGO]);
      await step();
      return times();
    };
    const request = () => call('mutation ($id: Int!) { makeCertificate(impactBuyerId: $id) { id } }', { id });

    it('are null without a certificate, and change when one is requested, fails, is retried and is issued', async () => {
      expect(await times()).toEqual([null, null]);
      await buyers.issue(id);
      expect(await times()).toEqual(['new', 'new']);
      await buyers.rename(id, 'Kea Trust');
      expect(await timesAfter(request)).toEqual([LONG_AGO, 'new']);
      // Applies to all disk stores of the process until the mock is restored.
      const store = jest.spyOn(DiskFileStore.prototype, 'put').mockRejectedValue(new Error('No room.'));
      const fail = () => expect(buyers.build()).rejects.toThrow('No room.');
      for (let tries = 1; tries < MAX_TRIES; tries++)
        expect(await timesAfter(fail)).toEqual([LONG_AGO, 'new']);
      expect(await timesAfter(() => buyers.build())).toEqual([LONG_AGO, 'new']);
      const { state } = (await buyers.versions(id)).at(-1) ?? {};
      expect(state).toBe('failed');
      store.mockRestore();
      expect(await timesAfter(request)).toEqual([LONG_AGO, 'new']);
      expect(await timesAfter(() => buyers.build())).toEqual([LONG_AGO, 'new']);
      expect((await buyers.versions(id)).map(({ updatedAt }) => updatedAt > new Date(LONG_AGO))).toEqual([
        true,
        true,
      ]);
    });
  });
});
