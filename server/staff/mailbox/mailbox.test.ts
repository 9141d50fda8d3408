import { countStatements } from '../../testing/count-statements.js';
import { listExports } from '../../testing/list-exports.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { MAX_COUNTED } from './mailbox.read-model.js';

const MAILS = 40_000;
/** The number of replies, which are the oldest mails: too many to scan for a page of the latest. */
const REPLIES = 25_000;
const LIST = `query ($search: String, $status: MailStatus, $filter: MailListFilter, $sort: MailListSort, $first: Int, $after: String) {
  mailDeliveries(search: $search, status: $status, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id toAddress subject kind status attempts error createdAt sentAt } pageInfo { hasNextPage endCursor } } }`;

type Mail = Record<'id' | 'toAddress' | 'subject' | 'kind' | 'status', string> & { attempts: number };

describe('the mailbox with many emails', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    await uplift.app.database.manager.query(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, status, attempts, error, created_at, sent_at)
       SELECT CASE WHEN n > ${MAILS - REPLIES} THEN 'sales-enquiry.reply' ELSE 'sales-enquiry.to-supplier' END,
         n::text, 'visitor' || n || '@example.nz',
         CASE WHEN n IN (100, 20000) THEN 'Kōwhai in flower' ELSE 'An enquiry for you' END, 'x', 'x',
         CASE n WHEN 7 THEN 'failed' WHEN 8 THEN 'queued' ELSE 'sent' END,
         CASE n WHEN 7 THEN 40 WHEN 8 THEN 3 ELSE 1 END, CASE n WHEN 7 THEN '550 No such mailbox' WHEN 8 THEN 'Connection refused' END,
         moment, CASE WHEN n NOT IN (7, 8) THEN moment + interval '2 seconds' END
       FROM (SELECT n, timestamptz '2026-11-20 12:00+13' - n * interval '1 minute' AS moment FROM generate_series(1, ${MAILS}) n) m`,
    );
    await uplift.app.database.manager.query('ANALYZE mail_delivery');
  });
  afterAll(() => uplift.stop());

  const list = async (variables: Record<string, unknown>) => {
    const { data, errors } = await uplift.graphql(LIST, { first: 2, ...variables }, { as: admin });
    return errors ? errors[0] : data.mailDeliveries;
  };
  const ask = (column: string, test: string, ...values: string[]) => ({ column, test, values });
  const filtered = (...columns: object[]) => list({ filter: { columns } });
  const numbersOf = (nodes: Mail[]) =>
    nodes.map(({ toAddress }) => Number(/\d+/.exec(toAddress)?.[0] ?? Number.NaN));
  const sortedBy = (column: string, direction = 'DESC') => ({ sort: { column, direction } });

  it('finds any part of an address or subject, ignoring case and macrons, page by page', async () => {
    const found = await list({ search: 'KOWHAI in fl' });
    expect(found).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(found.nodes.map(({ toAddress }: Mail) => toAddress)).toEqual([
      'visitor20000@example.nz',
      'visitor100@example.nz',
    ]);
    const first = await list({ search: 'tor3999' });
    const second = await list({ search: 'tor3999', after: first.pageInfo.endCursor });
    expect(first).toMatchObject({ totalCount: 11, pageInfo: { hasNextPage: true } });
    expect(second.nodes[0].id < first.nodes[1].id).toBe(true);
  });

  it('finds an email by its number, however short', async () => {
    const [latest] = (await list({})).nodes;
    expect((await list({ search: latest.id })).nodes[0].id).toBe(latest.id);
    expect((await list({ filter: { search: '7' } })).nodes).toMatchObject([{ id: '7' }]);
  });

  it('counts up to a thousand matches and no further', async () => {
    expect(await list({ search: 'enquiry' })).toMatchObject({ totalCount: MAX_COUNTED });
    expect(await list({})).toMatchObject({ totalCount: MAX_COUNTED });
    expect(await list({ status: 'FAILED' })).toMatchObject({ totalCount: 1 });
    expect(await list({ status: 'FAILED', search: 'kowhai' })).toMatchObject({ totalCount: 0 });
  });

  it('requires at least three letters to search', async () => {
    const refused = {
      message: 'Please give at least 3 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    };
    expect(await list({ search: 'ko' })).toMatchObject(refused);
    expect(await filtered(ask('SUBJECT', 'CONTAINS', 'ko'))).toMatchObject(refused);
  });

  it.each([
    ['TO_ADDRESS', 'STARTS_WITH', ['VISITOR3999'], 11],
    ['TO_ADDRESS', 'EQUALS', ['visitor7@example.nz'], 1],
    ['SUBJECT', 'CONTAINS', ['kowhai'], 2],
    ['KIND', 'ONE_OF', ['sales-enquiry.reply', 'account.exists'], MAX_COUNTED],
    ['KIND', 'ONE_OF', ['account.exists'], 0],
    ['STATUS', 'ONE_OF', ['failed', 'queued'], 2],
    ['ATTEMPTS', 'AT_LEAST', ['2.5'], 2],
    ['ATTEMPTS', 'BETWEEN', ['2', '39'], 1],
    ['ATTEMPTS', 'EQUALS', ['2.5'], 0],
    ['ERROR', 'CONTAINS', ['no such'], 1],
    ['ERROR', 'NOT_EMPTY', [], 2],
    ['SENT_AT', 'EMPTY', [], 2],
    // The first day has twelve hours of mails, two of which were not sent.
    ['CREATED_AT', 'AT_LEAST', ['2026-11-20'], 720],
    ['SENT_AT', 'EQUALS', ['2026-11-20'], 718],
    ['SENT_AT', 'BETWEEN', ['2026-11-20', '2026-11-30'], 718],
    ['CREATED_AT', 'EQUALS', ['2026-11-21'], 0],
  ])('filters its column %s by %s %j', async (column, test, values, count) => {
    expect((await filtered(ask(column, test, ...values))).totalCount).toBe(count);
  });

  it('combines several conditions with the older arguments', async () => {
    const both = { columns: [ask('ATTEMPTS', 'AT_LEAST', '2'), ask('STATUS', 'ONE_OF', 'queued')] };
    expect(numbersOf((await list({ filter: both })).nodes)).toEqual([8]);
    expect((await list({ filter: both, status: 'FAILED' })).totalCount).toBe(0);
    expect((await list({ filter: both, search: 'visitor8@' })).totalCount).toBe(1);
  });

  it.each([
    ['TO_ADDRESS', 'ASC', [1, 10, 100, 1000, 10000, 10001]],
    ['TO_ADDRESS', 'DESC', [9999, 9998, 9997, 9996, 9995, 9994]],
    ['CREATED_AT', 'DESC', [1, 2, 3, 4, 5, 6]],
    ['CREATED_AT', 'ASC', [40000, 39999, 39998, 39997, 39996, 39995]],
    ['SENT_AT', 'DESC', [1, 2, 3, 4, 5, 6]],
    ['SENT_AT', 'ASC', [40000, 39999, 39998, 39997, 39996, 39995]],
    ['ATTEMPTS', 'DESC', [7, 8, 40000, 39999, 39998, 39997]],
    ['ID', 'ASC', [1, 2, 3, 4, 5, 6]],
  ])('continues its order %s %s after the first page', async (column, direction, expected) => {
    const pages: number[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const answer = await list({ ...sortedBy(column, direction), after });
      pages.push(...numbersOf(answer.nodes));
      after = answer.pageInfo.endCursor;
    }
    expect(pages).toEqual(expected);
  });

  it('lists empty values last in every sort order', async () => {
    const rest = { filter: { columns: [ask('CREATED_AT', 'AT_LEAST', '2026-11-20')] } };
    for (const direction of ['ASC', 'DESC']) {
      const all = await list({ ...rest, ...sortedBy('SENT_AT', direction), first: 200 });
      let { endCursor, hasNextPage } = all.pageInfo;
      let last = all.nodes;
      while (hasNextPage) {
        const answer = await list({
          ...rest,
          ...sortedBy('SENT_AT', direction),
          first: 200,
          after: endCursor,
        });
        ({ endCursor, hasNextPage } = answer.pageInfo);
        last = answer.nodes;
      }
      expect(numbersOf(last.slice(-2)).sort()).toEqual([7, 8]);
    }
  });

  it('finds rare matches of a common filter at the end of the order', async () => {
    const replies = { filter: { columns: [ask('KIND', 'ONE_OF', 'sales-enquiry.reply')] } };
    const newest = MAILS - REPLIES + 1;
    const first = await list({ ...replies, ...sortedBy('CREATED_AT') });
    expect(first).toMatchObject({ totalCount: MAX_COUNTED, pageInfo: { hasNextPage: true } });
    expect(numbersOf(first.nodes)).toEqual([newest, newest + 1]);
    const { endCursor: after } = first.pageInfo;
    expect(numbersOf((await list({ ...replies, ...sortedBy('CREATED_AT'), after })).nodes)).toEqual([
      newest + 2,
      newest + 3,
    ]);
  });

  it('cannot be sorted by the error, which most emails do not have', async () => {
    expect(await list(sortedBy('ERROR'))).toMatchObject({
      message: 'The list cannot be sorted by this column.',
    });
  });

  it('takes one statement, plus one for the user', async () => {
    const statements = await countStatements(() =>
      list({ search: 'enquiry', filter: { columns: [ask('STATUS', 'ONE_OF', 'sent')] } }),
    );
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it('is Admin only, and so is its export', async () => {
    const file = listExports(uplift, 'exportMails', 'Mail');
    for (const roles of [[], ['Business', 'ImpactBusiness', 'GoodCause']] as const) {
      const as = await uplift.user({ roles: [...roles] });
      const { errors } = await uplift.graphql(LIST, {}, { as });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await file.problem(['SUBJECT'], as)).toMatch(/may not/);
    }
  });

  it('exports all matches in the order of the list, without email bodies', async () => {
    const file = listExports(uplift, 'exportMails', 'Mail');
    const filter = { columns: [ask('STATUS', 'ONE_OF', 'failed', 'queued')] };
    const rows = await file.rows(['TO_ADDRESS', 'STATUS', 'ERROR', 'CREATED_AT'], admin, { filter });
    expect(rows).toEqual([
      ['visitor8@example.nz', 'queued', 'Connection refused', '20/11/2026 11:52'],
      ['visitor7@example.nz', 'failed', '550 No such mailbox', '20/11/2026 11:53'],
    ]);
    expect(await file.problem(['BODY_TEXT'], admin)).toMatch(/This must be one of: ID, /);
  });

  describe('uses an index', () => {
    const plans = (variables: Record<string, unknown>) =>
      queryPlans(uplift.app.database, () => list(variables));
    /** The part of a plan that reads mails for a page: from `CTE among_first` to the next CTE. */
    const alongOf = (plan: string) => /CTE among_first\n([\s\S]*?)\n {2}CTE /.exec(plan)?.[1];

    it.each([
      ['ID', 'mail_delivery_pkey'],
      ['CREATED_AT', 'mail_delivery_created_at_idx'],
      ['TO_ADDRESS', 'mail_delivery_by_to_address_idx'],
      ['SUBJECT', 'mail_delivery_by_subject_idx'],
      ['KIND', 'mail_delivery_by_kind_idx'],
      ['STATUS', 'mail_delivery_by_status_idx'],
      ['ATTEMPTS', 'mail_delivery_by_attempts_idx'],
    ])('for a page of many in the order %s, both ways and after a cursor', async (column, index) => {
      for (const direction of ['ASC', 'DESC']) {
        const variables = { ...sortedBy(column, direction), search: 'enquiry' };
        const { endCursor: after } = (await list(variables)).pageInfo;
        for (const plan of [await plans(variables), await plans({ ...variables, after })]) {
          expect(alongOf(plan)).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`));
          // Ids are already in order; PostgreSQL does not know that they are unique.
          expect(alongOf(plan)).not.toMatch(/-> {2}Sort/);
        }
      }
    });

    it.each([
      ['ASC', 'mail_delivery_first_sent_idx'],
      ['DESC', 'mail_delivery_last_sent_idx'],
    ])('for a page of many by sending date, %s', async (direction, index) => {
      expect(alongOf(await plans({ ...sortedBy('SENT_AT', direction), search: 'enquiry' }))).toContain(index);
    });

    it('for rare words, addresses and dates', async () => {
      const day = ['2026-11-01'] as const;
      const cases: [object, RegExp][] = [
        [{ search: 'in flower' }, /mail_delivery_search_idx/],
        [{ filter: { columns: [ask('SUBJECT', 'CONTAINS', 'in flower')] } }, /mail_delivery_search_idx/],
        [{ status: 'FAILED' }, /mail_delivery_(failed|by_status)_idx/],
        [{ filter: { columns: [ask('ATTEMPTS', 'AT_LEAST', '5')] } }, /mail_delivery_by_attempts_idx/],
        [{ filter: { columns: [ask('CREATED_AT', 'EQUALS', ...day)] } }, /mail_delivery_created_at_idx/],
        [{ filter: { columns: [ask('SENT_AT', 'EQUALS', ...day)] } }, /mail_delivery_last_sent_idx/],
        [{ filter: { columns: [ask('ERROR', 'CONTAINS', 'refused')] } }, /mail_delivery_error_idx/],
      ];
      for (const [variables, index] of cases) {
        const plan = await plans(variables as Record<string, unknown>);
        expect(plan).toMatch(index);
        expect(plan).not.toContain('Seq Scan on mail_delivery');
      }
    });
  });
});
