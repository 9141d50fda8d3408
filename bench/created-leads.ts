import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './report.js';

const REQUIRED_SHARE = 0.7;
const MAX_SECONDS = 10;
const POLL_EVERY_MS = 10;

const CREATE = `mutation ($impactBuyerId: Int!) {
  createLeadsFor(impactBuyerId: $impactBuyerId, selection: { filter: {} }) { id total } }`;
/** Run directly in the database, to spare the busy product. */
const LOOK = {
  name: 'is-it-over',
  text: 'SELECT state, problem FROM task WHERE id = $1 AND finished_at IS NOT NULL',
};

const BUYER = `INSERT INTO impact_buyer (name, email, phone, contact_name, buyer_type, link_key)
  VALUES ('Bench', 'bench@buyer.example', '021 555 0100', 'Mere Paki', 'School', md5(random()::text) || md5(random()::text))
  RETURNING id`;

/** The same rows in one hand-written statement. */
const BARE = `INSERT INTO lead (impact_buyer_id, supplier_id, from_type, from_name, from_phone, from_email, buyer_type,
    call_rail_phone, url_keyword, list_title, summary, status, weight, created_at, customer_hidden)
  SELECT b.id, s.id, 'Impact Buyer', b.contact_name, b.phone, b.email, b.buyer_type, s.call_rail_phone, s.url_keyword,
    s.list_title, s.lead_summary, 'Card Created', 0, now(), false
  FROM impact_buyer b CROSS JOIN supplier s WHERE b.id = $1`;

type SendQuery = (query: string, variables: object) => Promise<Record<string, never>>;

const asking =
  (product: string, token: string | null): SendQuery =>
  async (query, variables) => {
    const response = await fetch(`${product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Record<string, never>; errors?: object[] };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };

/** Returns the seconds from the request until the end of the task. */
async function byProduct(ask: SendQuery, client: pg.Client, impactBuyerId: number): Promise<number> {
  const began = performance.now();
  const { createLeadsFor } = (await ask(CREATE, { impactBuyerId })) as { createLeadsFor?: { id: number } };
  for (;;) {
    const [task] = (await client.query({ ...LOOK, values: [createLeadsFor?.id] })).rows;
    if (task?.state === 'finished') break;
    if (task) throw new Error(task.problem ?? `The task was ${task.state}.`);
    await pause(POLL_EVERY_MS);
  }
  return (performance.now() - began) / 1000;
}

/**
 * Compares creating a lead of one buyer for each supplier: by the product, which hands it to a worker, and by
 * one hand-written statement, alternately. Removes the written data. Returns a table.
 */
export async function measureCreatedLeads(
  databaseUrl: string,
  product: string,
  token: string | null,
  { rounds }: { rounds: number },
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = asking(product, token);
  const newBuyer = async () => (await client.query<{ id: number }>(BUYER)).rows[0]?.id ?? 0;
  const suppliers = (await client.query('SELECT id FROM supplier')).rowCount;
  const removed = async (buyer: number) => {
    const { rowCount } = await client.query('DELETE FROM lead WHERE impact_buyer_id = $1', [buyer]);
    if (rowCount !== suppliers) throw new Error(`${rowCount} leads were made of ${suppliers}.`);
    await client.query(`DELETE FROM activity WHERE action = 'lead.created' AND request_id LIKE 'task-%'`);
    await client.query(`DELETE FROM task WHERE kind = 'lead.create'`);
    await client.query('DELETE FROM impact_buyer WHERE id = $1', [buyer]);
    await client.query('VACUUM lead, activity, task');
  };
  const timed = async (make: (buyer: number) => Promise<number>) => {
    const buyer = await newBuyer();
    const seconds = await make(buyer);
    await removed(buyer);
    return seconds;
  };
  const bare = async (buyer: number) => {
    const began = performance.now();
    await client.query(BARE, [buyer]);
    return (performance.now() - began) / 1000;
  };
  try {
    console.info(`Making ${suppliers} leads …`);
    await timed((buyer) => byProduct(ask, client, buyer));
    await timed(bare);
    const took = { product: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      took.product.push(await timed((buyer) => byProduct(ask, client, buyer)));
      took.bare.push(await timed(bare));
    }
    const [ours, theirs] = [median(took.product), median(took.bare)];
    const share = theirs / ours;
    const met = share >= REQUIRED_SHARE && Math.max(...took.product) < MAX_SECONDS;
    const heading = 'leads from selected   product s   at most s   bare s   share  required';
    const line = [
      `${suppliers} leads`.padEnd(18),
      ours.toFixed(2).padStart(13),
      Math.max(...took.product)
        .toFixed(2)
        .padStart(12),
      theirs.toFixed(2).padStart(9),
      share.toFixed(2).padStart(8),
      `${REQUIRED_SHARE.toFixed(2)}  ${met ? 'ok' : 'below'}`.padStart(14),
    ].join('');
    return [heading, '-'.repeat(heading.length), line].join('\n');
  } finally {
    await client.end();
  }
}
