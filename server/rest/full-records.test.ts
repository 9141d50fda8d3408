import { Readable } from 'node:stream';
import * as demo from '../../demo/demo-records.js';
import { issueCertificate } from '../testing/issue-certificate.js';
import type { TestUplift, TestUser } from '../testing/test-uplift.js';
import { isListing } from './answers.js';
import { CALLS } from './calls.js';
import { startWithDemo } from './testing/demo-uplift.js';

/** Columns of various lists. Some of them are hidden from some callers. */
const COLUMNS = ['id', 'title', 'email', 'name', 'adminNotes', 'version'];

/** The types of records with ids in other systems, and their tables. */
const REFERRED = [
  ['SUPPLIER', 'supplier'],
  ['IMPACT_BUYER', 'impact_buyer'],
  ['GOOD_CAUSE', 'good_cause'],
  ['LEAD', 'lead'],
  ['SALES_ENQUIRY', 'sales_enquiry'],
  ['ORDER', 'impact_box_order'],
] as const;

describe('full records match the declared responses', () => {
  let uplift: TestUplift;
  const readers: Record<string, TestUser | null> = { visitor: null };
  let linkKey: string;
  let causeKey: string;

  beforeAll(async () => {
    uplift = await startWithDemo();
    const { manager } = uplift.app.database;
    const [buyer] = await manager.query(
      `SELECT link_key FROM impact_buyer WHERE id =
         (SELECT impact_buyer_id FROM lead WHERE archived_at IS NULL LIMIT 1)`,
    );
    linkKey = buyer.link_key;
    await manager.query('UPDATE impact_buyer SET good_cause_link_enabled = true WHERE good_cause_id = 1');
    const [cause] = await manager.query('SELECT link_key FROM good_cause WHERE id = 1');
    causeKey = cause.link_key;
    for (const [type, table] of REFERRED)
      await manager.query(
        `INSERT INTO external_ref (record_type, record_id, system, external_id)
         SELECT $1, min(id), 'xero', 'INV-1' FROM ${table}`,
        [type],
      );
    await uplift.app.files.put('demo', 'a.pdf', Readable.from(['%PDF-']), {
      contentType: 'application/pdf',
      sizeBytes: 5,
    });
    const supplierId = demo.KOWHAI_PLUMBING_ID;
    for (const id of [1, 2, supplierId]) await issueCertificate(uplift, id);
    readers.Admin = await uplift.user({ roles: ['Admin'] });
    readers.supplier = await uplift.user({ roles: ['Business'], supplierId });
    readers.buyer = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: 1 });
    readers.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: 1 });
  });
  afterAll(() => uplift.stop());

  /** Returns addresses of records of the demo. */
  const addressesOf = (path: string): string[] => {
    if (path.startsWith('files/')) return ['files/demo/a.pdf'];
    if (path.endsWith('viaBusinessLinkKey')) return [`${path}?businessLinkKey=${linkKey}`];
    if (path.endsWith('prospectingBuyers')) return [`${path}?goodCauseLinkKey=${causeKey}`];
    if (path.endsWith('externalRefs')) return [`${path}?system=xero&external_id=INV-1`];
    if (path.endsWith('LogoUrl')) return [`${path}?businessId=1`];
    if (path.includes(':keyword'))
      return ['pohutukawa', 'kowhai'].map((word) => path.replace(':keyword', word));
    return path.includes(':id')
      ? [1, 2, demo.KOWHAI_PLUMBING_ID].map((id) => path.replace(':id', String(id)))
      : [path];
  };

  const reads = CALLS.filter(({ method }) => method === 'GET').map(({ id, path }) => [id, path] as const);
  it.each(reads)('%s %s', async (_id, path) => {
    const statuses = new Set<number>();
    for (const as of Object.values(readers))
      for (const address of addressesOf(path))
        statuses.add((await uplift.rest('GET', address, { as })).statusCode);
    expect(statuses).toContain(200);
  });

  const listings = CALLS.flatMap(({ id, path, answer }) =>
    isListing(answer) ? [[id, path, Object.keys(answer.row.shape)] as const] : [],
  );
  it.each(listings)(
    '%s %s: columns limit the visible fields of the reader C034 R328 A39',
    async (_id, path, known) => {
      let rows = 0;
      for (const as of Object.values(readers)) {
        const [address = path] = addressesOf(path);
        const more = address.includes('?') ? '&' : '?';
        const whole = await uplift.rest('GET', address, { as });
        if (whole.statusCode !== 200) continue;
        const all: Record<string, unknown>[] = whole.json();
        const named = COLUMNS.filter((name) => known.includes(name))
          .map((name) => `columns=${name}`)
          .join('&');
        const some = await uplift.rest(
          'GET',
          `${address}${more}columns=,&${named || `columns=${known[0]}`}`,
          {
            as,
          },
        );
        const picked = all.map((row) =>
          Object.entries(row).filter(([name]) => (named ? COLUMNS.includes(name) : name === known[0])),
        );
        expect(some.json()).toEqual(picked.map((entries) => Object.fromEntries(entries)));
        expect(some.headers['x-total-count']).toBe(whole.headers['x-total-count']);
        const none = await uplift.rest('GET', `${address}${more}columns=nonsense`, { as });
        expect([none.statusCode, none.json().fields]).toEqual([
          400,
          [{ field: 'columns', message: 'There is no column called nonsense.' }],
        ]);
        const left = await uplift.rest('GET', `${address}${more}columns=,%20,`, { as });
        expect(left.json()).toEqual(all);
        rows += all.length;
      }
      expect(rows).toBeGreaterThan(0);
    },
  );

  it('every call that lists records accepts columns R328', () => {
    const lists = CALLS.filter(({ method, summary }) => method === 'GET' && summary.startsWith('Lists '));
    expect(listings.map(([id]) => id)).toEqual(lists.map(({ id }) => id));
  });

  it('returns a day as stored, in any time zone of the server', async () => {
    const id = demo.KOWHAI_PLUMBING_ID;
    const { manager } = uplift.app.database;
    const [stored] = await manager.query(
      'SELECT membership_listing_date::text AS day FROM supplier WHERE id = $1',
      [id],
    );
    const [answered] = (await uplift.rest('GET', `business/${id}`, { as: readers.Admin })).json();
    expect(answered.membershipListingDate).toBe(stored.day);
  });
});
