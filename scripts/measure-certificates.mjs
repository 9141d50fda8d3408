// Measures how many certificates are made per minute, and how much that slows down the site:
// npm run measure-certificates -- [--buyers 300] [--rate 100] [--seconds 20] [--together]
// The product runs with its demo data on an embedded database: requests in one process and jobs in another,
// as in production, or both in one with --together. A script sends requests at a fixed rate, first on an idle
// product, then while the certificates of all buyers are made. Prints certificates per minute, and the
// response times of both periods.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { databaseUrl, startProcess } from './proof/own-product.mjs';
import { runProduct } from './run-product.mjs';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '300' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    together: { type: 'boolean', default: false },
  },
});
/** Typical requests of visitors: a page, a search, a report, a profile. */
const PATHS = [
  '/',
  '/api/business/5',
  '/api/impactBusiness/1',
  '/searchResults/service/Plumbing',
  '/api/goodCause/1',
  '/ImpactBuyer/pohutukawa',
];
const SIGN_IN = 'mutation { signIn(email: "admin@uplift.example", password: "uplift-demo") { accessToken } }';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const product = await runProduct({ RATE_LIMIT_PER_MINUTE: '1000000' }, values.together ? 'all' : 'web');
const worker = values.together ? null : await startWorker(product);
try {
  const staff = await signedIn(product.url);
  await makeBuyers(staff, Number(values.buyers));
  await load(Number(values.seconds) / 4);
  const alone = await load(Number(values.seconds));
  const { makeCertificates: task } = await staff('mutation { makeCertificates { id total } }');
  const startedAt = performance.now();
  let over = false;
  const finished = untilOver(staff, task.id).then(() => {
    over = true;
    return performance.now() - startedAt;
  });
  const beside = await load(Number(values.seconds) * 10, () => over);
  const seconds = (await finished) / 1000;
  console.log(
    `${task.total} certificates in ${seconds.toFixed(1)} s: ${Math.round((task.total / seconds) * 60)} a minute`,
  );
  console.table({ 'nothing else': summary(alone), 'certificates are made': summary(beside) });
} finally {
  await worker?.end('SIGTERM');
  await product.stop();
}

function startWorker({ url, folder }) {
  const env = { DATABASE_URL: databaseUrl(folder), DATA_FOLDER: folder, PUBLIC_URL: url, DEMO: '0' };
  return startProcess(['--role', 'worker'], env);
}

async function signedIn(url) {
  const call = async (query, variables, token) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const token = (await call(SIGN_IN)).signIn.accessToken;
  return (query, variables) => call(query, variables, token);
}

async function makeBuyers(staff, count) {
  for (let made = 0; made < count; made++)
    await staff('mutation ($input: ImpactBuyerInput!) { createImpactBuyer(input: $input) { id } }', {
      input: { name: `Kura ${made} o Ōtāhuhu`, email: `kura${made}@measured.example`, status: 'LIVE_REPORT' },
    });
}

async function untilOver(staff, id) {
  for (;;) {
    const { task } = await staff('query ($id: Int!) { task(id: $id) { state done failed } }', { id });
    if (!['WAITING', 'RUNNING'].includes(task.state)) {
      if (task.state !== 'FINISHED' || task.failed > 0) throw new Error(JSON.stringify(task));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Sends requests at the rate without waiting for responses. Returns the response times. */
async function load(seconds, enough = () => false) {
  const every = 1000 / Number(values.rate);
  const startedAt = performance.now();
  const requests = [];
  for (let at = 0; at * every < seconds * 1000 && !enough(); at++) {
    const due = startedAt + at * every;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    requests.push(ask(PATHS[at % PATHS.length], due));
  }
  return Promise.all(requests);
}

/**
 * Returns the time since the request was due, so that a delay of the script counts against the product and
 * not for it.
 */
async function ask(path, due) {
  const answer = await fetch(product.url + path, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - due;
}

function summary(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const part = (share) => Number(sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));
  return { requests: sorted.length, 'p50 ms': part(0.5), 'p90 ms': part(0.9), 'p99 ms': part(0.99) };
}
