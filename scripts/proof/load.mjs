import { setTimeout as pause } from 'node:timers/promises';

const CLIENTS = 6;
/**
 * The milliseconds before a kill in which an accepted mail may be missing from the ledger. A mail in transit
 * may be accepted just after the kill.
 */
const BEFORE_KILL_MS = 1000;
const AFTER_KILL_MS = 500;
const QUEUE_TIMEOUT_MS = 120_000;
const SEND = `mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;
/** Pages and calls that are read during the writes. */
const READS = ['/', '/api/business/all/available?limit=5', '/searchResults/service/plumbing'];

/** Returns the environment of a product without limits that sends mail to this server. */
export const proofEnv = (port, smtpUrl) => ({
  PORT: String(port),
  DEMO: '1',
  SMTP_URL: smtpUrl,
  MAIL_CLAIM_SECONDS: '5',
  RATE_LIMIT_PER_MINUTE: '1000000',
  MAILS_PER_MAILBOX_PER_HOUR: '1000000',
});

/** Clients that write and behave correctly: they retry unacknowledged writes with the same key. */
export class Load {
  acknowledged = new Map();
  waiting = [];
  statuses = {};
  writes = 0;
  running = false;

  constructor(origin, supplierId) {
    this.origin = origin;
    this.supplierId = supplierId;
  }

  static async on(origin) {
    const [supplier] = await (await fetch(`${origin}/api/business/all/available?limit=1`)).json();
    return new Load(origin, supplier.id);
  }

  /** Reads pages and both APIs one after another and counts the response codes, until it is stopped. */
  async read() {
    for (let number = 0; this.running; number++) {
      const path = READS[number % READS.length];
      try {
        const answer = await fetch(`${this.origin}${path}`);
        await answer.arrayBuffer();
        this.count(`GET ${answer.status}`);
      } catch {
        this.count('GET unanswered');
      }
      await pause(20);
    }
  }

  count(status) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
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
      const write = this.waiting.pop() ?? { key: `write-${++this.writes}` };
      if (!(await this.send(write))) {
        this.waiting.push(write);
        await pause(20);
      }
    }
  }

  /** Retries each unacknowledged write until it is acknowledged. */
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
      const answer = await fetch(`${this.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ query: SEND, variables: { input } }),
      });
      this.count(answer.status);
      const { data } = await answer.json();
      if (!data?.sendSalesEnquiry) return false;
      this.acknowledged.set(key, data.sendSalesEnquiry.id);
      return true;
    } catch {
      this.count('unanswered');
      return false;
    }
  }
}

/** Waits until no mail and no job is left. */
export async function waitForQueues(database) {
  const deadline = Date.now() + QUEUE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rows } = await database.query(`SELECT (SELECT count(*) FROM mail_delivery WHERE status = 'queued')
      + (SELECT count(*) FROM outbox_job WHERE dispatched_at IS NULL) AS left`);
    if (Number(rows[0].left) === 0) return;
    await pause(500);
  }
}

/** Counts lost and duplicate writes and mails. */
export async function judge(database, load, smtp, kills) {
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
