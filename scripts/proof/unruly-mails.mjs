import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, freePort, startProcess } from './own-product.mjs';
import { UnrulySmtpServer } from './unruly-smtp-server.mjs';

const WORKERS = 3;
const QUEUE_TIMEOUT_MS = 300_000;

/**
 * Returns the fault for a mail by its number. Each number of a hundred occurs a hundred times in ten
 * thousand.
 */
function behaviour(text, attempt) {
  const number = Number(/This is mail (\d+)\./.exec(text)?.[1] ?? 0);
  const kind = number % 100;
  if (kind < 10 && attempt === 1) return { refuse: 451 };
  if (kind < 15 && attempt <= 2) return { hangUp: true };
  if (kind < 18 && attempt === 1) return { takeAndHangUp: true };
  if (kind >= 18 && kind < 20) return { refuse: 550 };
  if (number % 1000 === 20) return { slowMs: 12_000 };
  if (number % 2000 === 21) return { slowMs: 22_000 };
  if (kind >= 22 && kind < 32) return { slowMs: 300 };
  return {};
}

/**
 * Sends this number of mails through the outbox, with several workers, to a server that is slow, refuses and
 * drops connections.
 */
export async function unrulyMails(count, folder) {
  const smtp = new UnrulySmtpServer(behaviour);
  const env = {
    PORT: String(await freePort()),
    DATA_FOLDER: folder,
    DATABASE_URL: '',
    DEMO: '0',
    SMTP_URL: await smtp.listen(),
  };
  const product = await startProcess([], env);
  const url = databaseUrl(folder);
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () => startProcess(['--role', 'worker'], { ...env, DATABASE_URL: url })),
  );
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const startedAt = Date.now();
  await database.query(
    `WITH mail AS (
       INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html)
       SELECT 'proof', '<proof-' || n || '@uplift.example>', 'reader' || n || '@load.example', 'This is mail ' || n || '.',
         'Kia ora', '<p>Kia ora</p>' FROM generate_series(1, $1::int) n RETURNING id)
     INSERT INTO outbox_job (job, payload) SELECT 'mail.deliver', json_build_object('mailId', id::text) FROM mail`,
    [count],
  );
  await database.query('NOTIFY outbox');
  await waitForMails(database);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const found = await judge(database, smtp);
  await database.end();
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  await product.end('SIGTERM');
  await smtp.close();
  return { seconds, ...found };
}

async function waitForMails(database) {
  const deadline = Date.now() + QUEUE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rows } = await database.query(
      `SELECT count(*) AS left FROM mail_delivery WHERE status = 'queued'`,
    );
    if (Number(rows[0].left) === 0) return;
    await pause(500);
  }
}

async function judge(database, smtp) {
  const { rows } = await database.query(
    `SELECT message_id, status, error, attempts, unanswered FROM mail_delivery WHERE kind = 'proof'`,
  );
  const taken = (id) => smtp.mails.get(id)?.taken ?? [];
  const sent = rows.filter(({ status }) => status === 'sent');
  const failed = rows.filter(({ status }) => status === 'failed');
  const twice = rows.filter(({ message_id }) => taken(message_id).length > 1);
  const unanswered = ({ message_id }) =>
    taken(message_id)
      .slice(0, -1)
      .every(({ answered }) => !answered);
  return {
    mails: rows.length,
    sent: sent.length,
    failed: failed.length,
    stillQueued: rows.length - sent.length - failed.length,
    failedWithoutReason: failed.filter(({ error }) => !error).length,
    failedButTaken: failed.filter(({ message_id }) => taken(message_id).length > 0).length,
    sentButNeverTaken: sent.filter(({ message_id }) => taken(message_id).length === 0).length,
    takenTwiceAsNoAnswerCame: twice.filter(unanswered).length,
    takenTwiceAlthoughAnswered: twice.filter((mail) => !unanswered(mail)).length,
    triesOfTheLedger: rows.reduce((sum, { attempts }) => sum + attempts, 0),
    triesOfTheServer: rows.reduce((sum, { message_id }) => sum + (smtp.mails.get(message_id)?.tries ?? 0), 0),
  };
}
