import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const SIGN_IN = `mutation { signIn(email: "admin@uplift.example", password: "uplift-demo") { accessToken } }`;
const SEND = `mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;
const CLIENTS = 4;
/** Slow enough for the limit of calls per minute. */
const WRITE_EVERY_MS = 150;

function holds(condition, what) {
  if (!condition) throw new Error(`Not so: ${what}`);
}

/** Sends an operation as JSON and returns the status and the parsed response. */
async function graphql(site, query, variables, headers = {}) {
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: await answer.text() };
}

const tokenOf = ({ body }) => JSON.parse(body).data.signIn.accessToken;

/** Proves pages, headers and live changes at the address of a proxy. */
export async function proveProxiedProduct(site) {
  const page = await fetch(`${site}/`);
  holds(page.ok && (await page.text()).includes('<h1'), 'the front page is served');
  holds(page.headers.get('strict-transport-security'), 'pages have HSTS');
  const token = tokenOf(await graphql(site, SIGN_IN));

  const live = createClient({
    url: `${site.replace('https', 'wss')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token },
  });
  const events = live.iterate({ query: 'subscription { salesEnquiryChanges { ids } }' });
  // The first event says that the subscription is active.
  const { value } = await events.next();
  holds(value.data?.salesEnquiryChanges, 'live changes pass the proxy');
  await live.dispose();
}

/** Proves that addresses of visitors which they make up themselves do not get around the limit of calls per minute. */
export async function proveVisitorAddress(site, limit) {
  let refused = 0;
  for (let call = 0; call <= limit; call++) {
    const forged = { 'x-forwarded-for': `203.0.${call >> 8}.${call & 255}` };
    const reset = 'mutation { requestPasswordReset(email: "x@proof.example") }';
    const { body } = await graphql(site, reset, {}, forged);
    if (body.includes('RATE_LIMITED')) refused++;
  }
  holds(refused > 0, 'forged addresses of visitors count as one network address');
}

/**
 * Calls the site all the time while the steps restart its processes one after the other: pages, queries and writes.
 * @returns the number of requests and the seconds
 * @throws Error if one fails
 */
export async function proveRollingRestart(site, steps) {
  const started = Date.now();
  let running = true;
  let requests = 0;
  const failed = [];
  const call = async (what, send) => {
    const outcome = await send().catch((error) => `${error.message}: ${error.cause?.message}`);
    requests++;
    if (outcome !== 200) failed.push(`${what} after ${Date.now() - started} ms: ${outcome}`);
  };
  const client = async (number) => {
    for (let turn = 0; running; turn++) {
      await call('page', async () => {
        const answer = await fetch(`${site}/?visit=${turn}`);
        await answer.arrayBuffer();
        return answer.status;
      });
      await call('query', async () => (await graphql(site, '{ categories { id } }')).status);
      if (number === 0)
        await call('write', async () => {
          const { status, body } = await graphql(site, SEND, {
            input: { supplierId: 5, fullName: 'Ana', email: `ana${turn}@proof.example`, message: 'Hello' },
          });
          return body.includes('"errors"') ? body : status;
        });
      await pause(number === 0 ? WRITE_EVERY_MS : 20);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  try {
    for (const step of steps) {
      await step();
      await pause(1000);
    }
  } finally {
    running = false;
    await Promise.all(clients);
  }
  holds(failed.length === 0, `no request fails during a rolling restart, but ${failed.length}: ${failed[0]}`);
  return { requests, seconds: Math.round((Date.now() - started) / 1000) };
}
