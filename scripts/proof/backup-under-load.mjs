import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { runProduct } from '../run-product.mjs';

const CLIENTS = 4;
/** Enquiries that are acknowledged before the backup begins. */
const WRITES_BEFORE = 20;
const SEND = 'mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }';

/** Enquiries that are sent to a product, and the ids of those that were acknowledged. */
class Writes {
  ids = [];
  sent = 0;
  running = false;

  constructor(url) {
    this.url = url;
  }

  /** Sends enquiries, a few at a time, until `stop`. */
  start() {
    this.running = true;
    const client = async () => {
      while (this.running) await this.send();
    };
    this.clients = Promise.all(Array.from({ length: CLIENTS }, client));
    // `stop` reports it.
    this.clients.catch(() => {
      this.running = false;
    });
  }

  async send() {
    // The same words sent twice would be one enquiry.
    const message = `Kia ora, this is ${++this.sent}.`;
    const input = { supplierId: 5, fullName: 'Ana Tamihana', email: 'ana@load.example', message };
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SEND, variables: { input } }),
    });
    const { data, errors } = await answer.json();
    if (!data) throw new Error(`An enquiry was not taken: ${JSON.stringify(errors)}`);
    this.ids.push(data.sendSalesEnquiry.id);
  }

  async stop() {
    this.running = false;
    await this.clients;
  }
}

/**
 * Runs the commands of a backup while a product with a worker takes enquiries and delivers mail. Answers the ids of the
 * enquiries that were acknowledged before the backup began.
 */
export async function backUpUnderLoad(commands, { cwd, env }) {
  const product = await runProduct({
    ...env,
    S3_BUCKET: '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAILS_PER_MAILBOX_PER_HOUR: '1000000',
  });
  try {
    const writes = new Writes(product.url);
    for (let count = 0; count < WRITES_BEFORE; count++) await writes.send();
    const before = [...writes.ids];
    writes.start();
    try {
      await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], { cwd, env });
    } finally {
      await writes.stop();
    }
    return { before, during: writes.ids.length - before.length };
  } finally {
    await product.stop();
  }
}

/** Throws if a database that was restored lacks enquiries of before the backup, or holds what the source does not. */
export async function checkRestored({ restoredUrl, sourceUrl, before }) {
  const [restored, source] = await Promise.all([restoredUrl, sourceUrl].map(enquiriesOf));
  const lost = before.filter((id) => !restored.rows.has(id));
  const foreign = [...restored.rows].filter(([id, row]) => source.rows.get(id) !== row).map(([id]) => id);
  if (lost.length + foreign.length + restored.wrongTotals > 0)
    throw new Error(
      `Lost: ${lost}. Not as in the source: ${foreign}. Totals that were wrong: ${restored.wrongTotals}.`,
    );
  return restored.rows.size;
}

/** The enquiries of a database, each with what is known of it that never changes, and the number of wrong totals. */
async function enquiriesOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } =
      await client.query(`SELECT e.id, concat_ws(' ', e.created_at, e.full_name, e.email, e.message,
        (SELECT string_agg(m.message_id, ' ' ORDER BY m.id) FROM mail_delivery m
          WHERE m.subject_type = 'sales-enquiry' AND m.subject_id = e.id)) AS row FROM sales_enquiry e`);
    const totals = await client.query('SELECT coalesce(sum(mended), 0)::int AS wrong FROM mend_totals()');
    return { rows: new Map(rows.map(({ id, row }) => [id, row])), wrongTotals: totals.rows[0].wrong };
  } finally {
    await client.end();
  }
}
