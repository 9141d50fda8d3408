import { queryPlans } from '../../testing/query-plans';
import { TestUplift, type TestUser } from '../../testing/test-uplift';
import { MOST_COUNTED } from './mailbox.read-model';

jest.setTimeout(60_000);

const MAILS = 40_000;
const LIST = `query ($search: String, $status: MailStatus, $after: String) {
  mailDeliveries(search: $search, status: $status, after: $after, first: 2) {
    totalCount nodes { id toAddress subject } pageInfo { hasNextPage endCursor } } }`;

describe('the mailbox of a big ledger', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    await uplift.app.database.manager.query(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, status, created_at)
       SELECT 'sales-enquiry.reply', n::text, 'visitor' || n || '@example.nz',
         CASE WHEN n IN (100, 20000) THEN 'Kōwhai in flower' ELSE 'An enquiry for you' END, 'x', 'x',
         CASE n WHEN 7 THEN 'failed' ELSE 'sent' END, now() - n * interval '1 minute'
       FROM generate_series(1, ${MAILS}) n`,
    );
    await uplift.app.database.manager.query('ANALYZE mail_delivery');
  });
  afterAll(() => uplift.stop());

  const list = async (variables: Record<string, unknown>) => {
    const { data, errors } = await uplift.graphql(LIST, variables, { as: admin });
    return errors ? errors[0] : data.mailDeliveries;
  };

  it('finds any part of an address or subject, without case and macrons, a page at a time', async () => {
    const found = await list({ search: 'KOWHAI in fl' });
    expect(found).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(found.nodes.map(({ toAddress }: { toAddress: string }) => toAddress)).toEqual([
      'visitor20000@example.nz',
      'visitor100@example.nz',
    ]);
    const first = await list({ search: 'tor3999' });
    const second = await list({ search: 'tor3999', after: first.pageInfo.endCursor });
    expect(first).toMatchObject({ totalCount: 11, pageInfo: { hasNextPage: true } });
    expect(second.nodes[0].id < first.nodes[1].id).toBe(true);
  });

  it('counts up to a thousand, and leaves it at that', async () => {
    expect(await list({ search: 'enquiry' })).toMatchObject({ totalCount: MOST_COUNTED });
    expect(await list({})).toMatchObject({ totalCount: MOST_COUNTED });
    expect(await list({ status: 'FAILED' })).toMatchObject({ totalCount: 1 });
    expect(await list({ status: 'FAILED', search: 'kowhai' })).toMatchObject({ totalCount: 0 });
  });

  it('asks for three letters, which is what it can look up', async () => {
    expect(await list({ search: 'ko' })).toMatchObject({
      message: 'Please give at least 3 letters.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('looks up rare words in an index, and finds common ones among the latest', async () => {
    const plans = (variables: Record<string, unknown>) =>
      queryPlans(uplift.app.database, () => list(variables));
    expect(await plans({ search: 'in flower' })).toContain('mail_delivery_search_idx');
    expect(await plans({ search: 'in flower' })).not.toContain('Seq Scan on mail_delivery');
    expect(await plans({ search: 'enquiry' })).toContain('mail_delivery_pkey');
    expect(await plans({ status: 'FAILED' })).toContain('mail_delivery_failed_idx');
  });
});
