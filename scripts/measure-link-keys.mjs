// Checks if response times reveal whether the key of a link page exists:
// npm run measure-link-keys -- [--requests 400]
// The product runs with its demo data. This number of requests is sent for each kind of wrong key, one after
// another and in shuffled order. One kind is sent under two names, to show random variation. Prints status,
// length and headers of the responses of each kind, and the difference of its median and 90th percentile from
// the first of its group.
import { parseArgs } from 'node:util';
import { wrongKeys } from './link-keys/wrong-keys.mjs';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { runProduct } from './run-product.mjs';

/** The number of requests of each kind before the measurement. */
const WARM_UP = 50;
/** Headers that differ in each response. */
const OWN_HEADERS = ['date', 'x-request-id'];

const { values } = parseArgs({ options: { requests: { type: 'string', default: '400' } } });
requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const product = await runProduct({ RATE_LIMIT_PER_MINUTE: '1000000' });
try {
  const kinds = await wrongKeys(product.url);
  for (const kind of shuffled(kinds.flatMap((each) => Array(WARM_UP).fill(each)))) await ask(kind);
  const sequence = shuffled(kinds.flatMap((kind) => Array(Number(values.requests)).fill(kind)));
  const answers = new Map(kinds.map((kind) => [kind, []]));
  for (const kind of sequence) answers.get(kind).push(await ask(kind));
  const firsts = new Map();
  console.table(kinds.map((kind) => summary(kind, answers.get(kind), firsts)));
} finally {
  await product.stop();
}

async function ask({ path, ...request }) {
  const startedAt = performance.now();
  const answer = await fetch(`${product.url}${path}`, { redirect: 'manual', ...request });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)).sort();
  const body = text.replaceAll(answer.headers.get('x-request-id'), '(its id)');
  return {
    ms,
    response: JSON.stringify([answer.status, headers, body]),
    status: answer.status,
    length: body.length,
  };
}

/** Returns a row of the table. The other kinds of a group are compared with its first one. */
function summary({ group, kind }, answers, firsts) {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)];
  const own = { median: at(0.5), p90: at(0.9), response: new Set(answers.map(({ response }) => response)) };
  if (!firsts.has(group)) firsts.set(group, own);
  const first = firsts.get(group);
  const more = (name) => `${((own[name] / first[name] - 1) * 100).toFixed(1)} %`;
  return {
    asked: group,
    key: kind,
    status: [...new Set(answers.map(({ status }) => status))].join(),
    bytes: [...new Set(answers.map(({ length }) => length))].join(),
    'same answer': new Set([...own.response, ...first.response]).size === 1,
    'median ms': own.median.toFixed(2),
    '90 % ms': own.p90.toFixed(2),
    'median, to first': more('median'),
    '90 %, to first': more('p90'),
  };
}

function shuffled(list) {
  const order = list.map((each) => [Math.random(), each]);
  return order.sort(([one], [other]) => one - other).map(([, each]) => each);
}
