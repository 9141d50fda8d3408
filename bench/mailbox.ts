import pg from 'pg';
import { median } from './report.js';

const MAILS = 3_000_000;
const BATCH = 250_000;
const TRIES = 15;
const REQUIRED_MS = 100;

const FILL = `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, status, created_at)
  SELECT 'sales-enquiry.reply', 'bench-' || n, 'visitor' || n || '@example.nz',
    CASE WHEN n % 1000000 = 7 THEN 'Kōwhai in flower' WHEN n % 5000 = 3 THEN 'Your order of honey'
      WHEN n % 100 = 2 THEN 'A repeat sale' ELSE 'An enquiry for you' END,
    'Kia ora', '<p>Kia ora</p>', CASE WHEN n % 10000 = 1 THEN 'failed' ELSE 'sent' END, now() - n * interval '10 seconds'
  FROM generate_series($1::integer, $2::integer) n`;

const SEARCHES = [
  { name: 'three mails', search: 'kowhai in flower', status: null },
  { name: 'one in 5,000', search: 'honey', status: null },
  { name: 'one in 100', search: 'repeat sale', status: null },
  { name: 'nearly all', search: 'enquiry', status: null },
  { name: 'none', search: 'nobody at all', status: null },
  { name: 'failed, rare', search: 'kowhai', status: 'FAILED' },
  { name: 'failed', search: null, status: 'FAILED' },
  { name: 'all', search: null, status: null },
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

/** How long searches of the mailbox take with three million mails in the ledger, over HTTP. Answers a table. */
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
  for (const { name, search, status } of SEARCHES) {
    console.info(`Searching the mailbox for ${name} …`);
    const times: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      const begun = performance.now();
      const answer = await fetch(`${product}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: `query ($search: String, $status: MailStatus) { mailDeliveries(search: $search, status: $status, first: 50) {
            totalCount nodes { id toAddress subject status createdAt } pageInfo { hasNextPage endCursor } } }`,
          variables: { search, status },
        }),
      });
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      if (errors) throw new Error(errors[0]?.message);
      times.push(performance.now() - begun);
    }
    const usual = median(times);
    lines.push(
      `${name.padEnd(14)}${usual.toFixed(1).padStart(11)}${Math.max(...times)
        .toFixed(1)
        .padStart(9)}  ${usual <= REQUIRED_MS ? 'ok' : 'above'}`,
    );
  }
  const heading = 'search for      median ms   most ms';
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
