import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { WebSocket } from 'ws';

const PATIENCE_MS = 30_000;
const SUPPLIER = 5;
const PROFILE = `/business/${SUPPLIER}`;
const PAGES = ['/', '/searchResults/service/plumbing', PROFILE];
const REQUESTS = 200;
const SIGN_IN = `mutation { signIn(email: "admin@uplift.example", password: "uplift-demo") { accessToken } }`;
const SEND = `mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;

function holds(condition, what) {
  if (!condition) throw new Error(`Not so: ${what}`);
}

async function until(what, condition) {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; await pause(100)) {
    const found = await condition();
    if (found) return found;
  }
  throw new Error(`It did not happen: ${what}`);
}

/** Throws unless a process refuses to start with this message. */
export async function refusal(start, words) {
  const said = await start().then(
    () => 'It started.',
    (error) => error.message,
  );
  holds(words.test(said), `${words} in: ${said}`);
}

async function graphql(site, query, variables) {
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const sendEnquiry = (site, message) =>
  graphql(site, SEND, {
    input: { supplierId: SUPPLIER, fullName: 'Ana Tamihana', email: 'ana@proof.example', message },
  });

/**
 * Proves that these work: pages, a write, its mail, the live change from the other process, and the renewal
 * of a cached page.
 */
export async function proveProduct({ direct, sites: [one, other], smtp }) {
  for (const site of [one, other])
    for (const page of [...PAGES, '/readyz']) {
      const answer = await fetch(site + page);
      holds(answer.ok, `${page} is answered, not with ${answer.status}`);
    }
  const token = (await graphql(one, SIGN_IN)).data.signIn.accessToken;
  const live = createClient({
    url: `${other.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token },
  });
  const changes = live.iterate({ query: 'subscription { salesEnquiryChanges { ids } }' });
  // The first event says that the subscription is active.
  await changes.next();
  const sent = await sendEnquiry(one, 'Through the pooler');
  holds(sent.data?.sendSalesEnquiry, `an enquiry is written, not ${JSON.stringify(sent)}`);
  const { id } = sent.data.sendSalesEnquiry;
  const { value } = await changes.next();
  holds(value.data.salesEnquiryChanges.ids.includes(id), 'the other process tells of the enquiry');
  await live.dispose();
  await until('the worker delivers the mails of the enquiry', async () => {
    const { rows } = await direct.query(
      `SELECT message_id, status FROM mail_delivery WHERE to_address = 'ana@proof.example'`,
    );
    return rows.some(
      ({ message_id, status }) => status === 'sent' && smtp.mails.get(message_id)?.taken.length,
    );
  });

  const profile = async (site) => (await fetch(site + PROFILE)).text();
  // Another change may have dropped the page at that moment, so it is retried with another text.
  let title = '';
  let tries = 0;
  await until('the profile is cached', async () => {
    await profile(other);
    title = `Changed by hand ${++tries}`;
    await direct.query('UPDATE supplier SET list_title = $1 WHERE id = $2', [title, SUPPLIER]);
    return !(await profile(other)).includes(title);
  });
  const testimonial = await fetch(`${one}/api/business/createTestimonial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      business_id: SUPPLIER,
      fullName: 'Mere Tane',
      message: 'Tidy work',
      visible: true,
    }),
  });
  holds(testimonial.ok, `a testimonial is written, not ${testimonial.status}`);
  await until('the cached page of the other process is made anew', async () =>
    (await profile(other)).includes(title),
  );
  console.info(
    'Pages, a write, its mail, a live change and a cached page of the other process: as without a pooler.',
  );
}

/**
 * Proves that many concurrent requests never take more connections of PostgreSQL than the pooler may open.
 */
export async function provePooledRequests({ pooler, sites, poolSize }) {
  let watching = true;
  let most = 0;
  const watch = async () => {
    while (watching) {
      const servers = await pooler.ask('SHOW SERVERS');
      most = Math.max(most, servers.filter(({ database }) => database === 'uplift').length);
      await pause(20);
    }
  };
  const watched = watch();
  const ask = async (_, n) => {
    const page = await fetch(`${sites[n % sites.length]}/api/business/all/available?limit=1&offset=${n}`);
    await page.text();
    return page.status;
  };
  const statuses = await Promise.all(Array.from({ length: REQUESTS }, ask)).finally(() => {
    watching = false;
  });
  await watched;
  holds(
    statuses.every((status) => status === 200),
    `all are answered: ${[...new Set(statuses)]}`,
  );
  holds(most > 0 && most <= poolSize, `${most} connections are no more than ${poolSize}`);
  console.info(`${REQUESTS} requests at once were answered over ${most} connections.`);
}

/**
 * Proves that calls respond with 503 in time and processes stay ready while all connections of the pooler are
 * taken.
 */
export async function proveFullPooler({ pooler, sites: [site], poolSize }) {
  const taken = Array.from({ length: poolSize }, () => new pg.Client({ connectionString: pooler.url }));
  for (const client of taken) {
    await client.connect();
    await client.query('BEGIN');
  }
  const call = () => fetch(`${site}/api/business/all/available?limit=1`);
  holds((await call()).status === 503, 'a call answers 503');
  holds((await fetch(`${site}/readyz`)).status === 200, 'the process is ready');
  for (const client of taken) await client.end();
  holds((await call()).status === 200, 'calls are answered again');
  console.info(
    'While all connections of the pooler were taken, calls answered 503 and the process was ready.',
  );
}

/** Proves that a long statement, a wait for a lock and an idle transaction are ended. */
export async function proveTimeLimits({ direct, pooler, sites: [site] }) {
  const code = async (work) => {
    const client = new pg.Client({ connectionString: pooler.url });
    const lost = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    try {
      return await work(client, lost);
    } catch (error) {
      return error.code;
    } finally {
      await client.end();
    }
  };
  const slow = code((client) => client.query('SELECT pg_sleep(120)'));
  const idle = code(async (client, lost) => {
    await client.query('BEGIN');
    return (await lost).code;
  });
  await direct.query('BEGIN; LOCK TABLE sales_enquiry');
  const { status } = await sendEnquiry(site, 'Behind a lock');
  await direct.query('ROLLBACK');
  holds(status === 503, `a write that waits for a lock is answered with 503, not ${status}`);
  const ends = await Promise.all([slow, idle]);
  holds(ends[0] === '57014', `a long statement is ended with 57014, not ${ends[0]}`);
  holds(ends[1] === '25P03' || ends[1] === '08P01', `an idle transaction is ended, not ${ends[1]}`);
  console.info('A wait for a lock, a long statement and an idle transaction were ended.');
}

/** Proves that named statements work on any connection, and that a client keeps no more than 250. */
export async function provePreparedStatements({ pooler }) {
  const { SafePgClient } = await import('../../dist/server/platform/database/safe-pg-client.js');
  const clients = [1, 2].map(
    () => new SafePgClient({ connectionString: pooler.url, application_name: 'uplift-proof' }),
  );
  for (const client of clients) await client.connect();
  for (let n = 0; n < 600; n++)
    for (const [at, client] of clients.entries()) {
      const text = `SELECT ${n % 300} + ${at} AS sum`;
      const { rows } = await client.query({ name: `sum ${n % 300}`, text });
      holds(rows[0].sum === (n % 300) + at, `${text} is right`);
    }
  const remaining = (await pooler.ask('SHOW CLIENTS')).filter(
    ({ application_name }) => application_name === 'uplift-proof',
  );
  holds(remaining.length === 2, 'both clients are there');
  for (const { prepared_statements } of remaining)
    holds(prepared_statements === 250, `a client keeps 250 statements, not ${prepared_statements}`);
  for (const client of clients) await client.end();
  console.info('Prepared statements are tracked by the pooler, and ended by the product.');
}
