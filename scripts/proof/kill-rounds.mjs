import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, freePort, postmaster, startProcess } from './own-product.mjs';
import { UnrulySmtpServer } from './unruly-smtp-server.mjs';

const CLIENTS = 6;
const LOAD_MS = 2500;
/** A mail taken so shortly before a kill may not have come into the ledger; one on its way then is taken just after. */
const BEFORE_KILL_MS = 1000;
const AFTER_KILL_MS = 500;
const SETTLE_MS = 120_000;
const SEND = `mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;

/**
 * Kills the product without warning, again and again, while clients write and mails go out; every fourth time its
 * PostgreSQL with it. Clients do as clients should: what was not acknowledged is sent again under the same key.
 */
export async function killRounds(rounds, folder) {
  const smtp = new UnrulySmtpServer(() => ({ slowMs: Math.random() < 0.3 ? 200 : 5 }));
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_FOLDER: folder,
    DATABASE_URL: '',
    DEMO: '1',
    SMTP_URL: await smtp.listen(),
    MAIL_CLAIM_SECONDS: '5',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAILS_PER_MAILBOX_PER_HOUR: '1000000',
  };
  let product = await startProcess([], env);
  const [supplier] = await (
    await fetch(`http://127.0.0.1:${port}/api/business/all/available?limit=1`)
  ).json();
  const load = new Load(port, supplier.id);
  const kills = [];
  for (let round = 1; round <= rounds; round++) {
    const clients = load.run();
    await pause(LOAD_MS + Math.random() * 1000);
    kills.push(Date.now());
    if (round % 4 === 0) process.kill(postmaster(folder).pid, 'SIGKILL');
    await product.end('SIGKILL');
    load.stop();
    await clients;
    product = await startProcess([], env);
  }
  await load.finish();
  const database = new pg.Client({ connectionString: databaseUrl(folder) });
  await database.connect();
  await settled(database);
  const found = await judge(database, load, smtp, kills);
  await database.end();
  await product.end('SIGTERM');
  await smtp.close();
  return found;
}

class Load {
  acknowledged = new Map();
  waiting = [];
  statuses = {};
  count = 0;
  running = false;

  constructor(port, supplierId) {
    this.url = `http://127.0.0.1:${port}/graphql`;
    this.supplierId = supplierId;
  }

  async run() {
    this.running = true;
    await Promise.all(Array.from({ length: CLIENTS }, () => this.client()));
  }

  stop() {
    this.running = false;
  }

  async client() {
    while (this.running) {
      const write = this.waiting.pop() ?? { key: `write-${++this.count}` };
      if (!(await this.send(write))) {
        this.waiting.push(write);
        await pause(20);
      }
    }
  }

  /** What was never acknowledged is sent again until it is. */
  async finish() {
    for (let write = this.waiting.pop(); write; write = this.waiting.pop())
      if (!(await this.send(write))) this.waiting.push(write);
  }

  async send({ key }) {
    const input = {
      supplierId: this.supplierId,
      fullName: 'Ana Tamihana',
      email: `${key}@load.example`,
      message: `This is ${key}.`,
    };
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ query: SEND, variables: { input } }),
      });
      this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
      const { data } = await answer.json();
      if (!data?.sendSalesEnquiry) return false;
      this.acknowledged.set(key, data.sendSalesEnquiry.id);
      return true;
    } catch {
      return false;
    }
  }
}

async function settled(database) {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const { rows } = await database.query(`SELECT (SELECT count(*) FROM mail_delivery WHERE status = 'queued')
      + (SELECT count(*) FROM outbox_job WHERE dispatched_at IS NULL) AS left`);
    if (Number(rows[0].left) === 0) return;
    await pause(500);
  }
}

async function judge(database, load, smtp, kills) {
  const { rows: writes } = await database.query(
    `SELECT email, count(*)::int AS count, min(id) AS id FROM sales_enquiry WHERE email LIKE '%@load.example' GROUP BY email`,
  );
  const stored = new Map(writes.map(({ email, count, id }) => [email.split('@')[0], { count, id }]));
  const wrongWrites = [...load.acknowledged].filter(([key, id]) => {
    const row = stored.get(key);
    return row?.count !== 1 || row.id !== id;
  });
  const { rows: mails } = await database.query(
    `SELECT message_id, status, error, attempts FROM mail_delivery WHERE created_at >= to_timestamp($1)
     AND (to_address LIKE '%@load.example' OR subject_id IN (SELECT id FROM sales_enquiry WHERE email LIKE '%@load.example'))`,
    [0],
  );
  const taken = (id) => smtp.mails.get(id)?.taken ?? [];
  const twice = mails.filter(({ message_id }) => taken(message_id).length > 1);
  const nearKill = ({ at }) => kills.some((kill) => at - kill < AFTER_KILL_MS && kill - at < BEFORE_KILL_MS);
  return {
    rounds: kills.length,
    acknowledged: load.acknowledged.size,
    statuses: load.statuses,
    lostOrDoubledWrites: wrongWrites.length,
    mails: mails.length,
    mailsExpected: load.acknowledged.size * 2,
    notSent: mails.filter(({ status }) => status !== 'sent').length,
    sentButNeverTaken: mails.filter(
      ({ status, message_id }) => status === 'sent' && taken(message_id).length === 0,
    ).length,
    takenTwiceInTheWindow: twice.length,
    takenTwiceOutsideTheWindow: twice.filter(
      ({ message_id }) => !taken(message_id).slice(0, -1).every(nearKill),
    ).length,
  };
}
