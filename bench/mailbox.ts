import pg from 'pg';
import { median } from './report.js';

const MAILS = 3_000_000;
const BATCH = 250_000;
const TRIES = 15;
const REQUIRED_MS = 100;

/** Mails of seven years. Those of the last year still have their text. */
const FILL = `INSERT INTO mail_delivery
    (kind, message_id, to_address, subject, body_text, body_html, status, attempts, error, created_at, sent_at)
  SELECT (ARRAY['sales-enquiry.to-supplier', 'sales-enquiry.confirmation', 'sales-enquiry.reply', 'contact-message.to-staff',
      'contact-message.confirmation', 'account.confirm-email', 'account.reset-password', 'impact-box-order.to-staff']
    )[(1 + n * 7919 % 97 % 8)::integer], 'bench-' || n,
    (ARRAY['visitor', 'ana', 'jobs', 'team', 'hemi'])[(1 + n % 5)::integer] || (n * 31 % 400000) || '@' ||
      (ARRAY['example.nz', 'gmail.example', 'kowhai.example', 'xtra.example'])[(1 + n / 3 % 4)::integer],
    CASE WHEN n % 1000000 = 7 THEN 'Kōwhai in flower' WHEN n % 5000 = 3 THEN 'Your order of honey'
      WHEN n % 100 = 2 THEN 'A repeat sale' ELSE 'An enquiry for you, no. ' || n END,
    CASE WHEN n < 430000 THEN (SELECT string_agg(md5((n * 10 + i)::text), ' ') FROM generate_series(1, 12) i) ELSE '' END,
    CASE WHEN n < 430000 THEN (SELECT string_agg(md5((n * 17 + i)::text), ' ') FROM generate_series(1, 20) i) ELSE '' END,
    CASE WHEN n % 1000 = 1 THEN 'failed' ELSE 'sent' END,
    CASE WHEN n % 1000 = 1 THEN 40 WHEN n % 200 = 5 THEN 1 + n % 7 ELSE 1 END,
    CASE WHEN n % 1000 = 1 THEN '550 5.1.1 No such mailbox here' END,
    moment, CASE WHEN n % 1000 <> 1 THEN moment + interval '2 seconds' END
  FROM (SELECT n, now() - n * interval '73 seconds' AS moment FROM generate_series($1::bigint, $2::bigint) n) m`;

interface ListRequest {
  name: string;
  filter?: { search?: string; columns?: { column: string; test: string; values: string[] }[] };
  sort?: { column: string; direction: 'ASC' | 'DESC' };
}

const condition = (column: string, test: string, ...values: string[]) => ({
  columns: [{ column, test, values }],
});
const longAgo = `${new Date().getFullYear() - 4}-03-03`;

const LIST_REQUESTS: ListRequest[] = [
  { name: 'all', filter: {} },
  ...['ID', 'TO_ADDRESS', 'SUBJECT', 'KIND', 'STATUS', 'ATTEMPTS', 'SENT_AT'].map(
    (column): ListRequest => ({ name: `by ${column}`, sort: { column, direction: 'ASC' } }),
  ),
  { name: 'three mails', filter: { search: 'kowhai in flower' } },
  { name: 'one in 5,000', filter: { search: 'honey' } },
  { name: 'one in 100', filter: { search: 'repeat sale' } },
  { name: 'nearly all', filter: { search: 'enquiry' } },
  { name: 'none', filter: { search: 'nobody at all' } },
  { name: 'failed', filter: condition('STATUS', 'ONE_OF', 'failed') },
  { name: 'failed, rare', filter: { search: 'kowhai', ...condition('STATUS', 'ONE_OF', 'failed') } },
  { name: 'of a kind', filter: condition('KIND', 'ONE_OF', 'account.reset-password') },
  { name: 'address', filter: condition('TO_ADDRESS', 'CONTAINS', 'hemi77777') },
  { name: 'went wrong', filter: condition('ERROR', 'CONTAINS', 'mailbox') },
  { name: 'tried often', filter: condition('ATTEMPTS', 'AT_LEAST', '5') },
  { name: 'a day', filter: condition('CREATED_AT', 'EQUALS', longAgo) },
  { name: 'a day, sent', filter: condition('SENT_AT', 'EQUALS', longAgo) },
  {
    name: 'old ones last',
    filter: condition('SENT_AT', 'AT_MOST', longAgo),
    sort: { column: 'CREATED_AT', direction: 'DESC' },
  },
];

async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM mail_delivery WHERE message_id LIKE 'bench-%'`,
  );
  const there = Number(rows[0]?.count);
  if (there >= MAILS) return;
  console.info(`Writing ${MAILS} mails (once; some minutes) …`);
  await client.query('SET statement_timeout = 0');
  for (let from = there + 1; from <= MAILS; from += BATCH)
    await client.query(FILL, [from, Math.min(from + BATCH - 1, MAILS)]);
  await client.query('VACUUM (ANALYZE) mail_delivery');
}

/**
 * Measures the response times of mailbox pages over HTTP, with three million mails in the ledger. Returns a
 * table.
 */
export async function measureMailbox(
  databaseUrl: string,
  product: string,
  token: string | null,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client);
  await client.end();
  const lines: string[] = [];
  for (const { name, filter, sort = { column: 'CREATED_AT', direction: 'DESC' } } of LIST_REQUESTS) {
    console.info(`Asking the mailbox for ${name} …`);
    const times: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      const startedAt = performance.now();
      const answer = await fetch(`${product}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: `query ($filter: MailListFilter, $sort: MailListSort) { mailDeliveries(filter: $filter, sort: $sort, first: 50) {
            totalCount nodes { id kind toAddress subject status error attempts createdAt sentAt }
            pageInfo { hasNextPage endCursor } } }`,
          variables: { filter, sort },
        }),
      });
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      if (errors) throw new Error(errors[0]?.message);
      times.push(performance.now() - startedAt);
    }
    const usual = median(times);
    lines.push(
      `${name.padEnd(14)}${usual.toFixed(1).padStart(11)}${Math.max(...times)
        .toFixed(1)
        .padStart(9)}  ${usual <= REQUIRED_MS ? 'ok' : 'above'}`,
    );
  }
  const heading = 'asked for       median ms   most ms';
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
