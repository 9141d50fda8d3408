import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'autocannon';
import type { BenchCase, Question } from './cases/case.js';
import type { LoadGenerator } from './load.js';
import type { Load } from './load-process.js';
import type { Servers } from './servers.js';

/** The seconds until the engine has compiled the hot code. */
const WARM_UP_SECONDS = 6;
/** The seconds for each single question. */
const ALONE_SECONDS = 1.5;

export interface MeasureOptions {
  connections: number;
  /** The seconds that a server is under load in each round. */
  seconds: number;
  rounds: number;
}

/** The results of a case: a figure per round and server. */
export interface Measured {
  benchCase: BenchCase;
  product: Load[];
  bare: Load[];
  /** The requests per second of each single question, if the case measures them. */
  each: SingleRequests[];
  /** The average size of a response in bytes. */
  bytes: number;
}

interface SingleRequests {
  /** The path on the bare server. */
  question: string;
  product: number;
  bare: number;
}

/**
 * Puts both servers under the same load, alternately in short rounds, so that other activity of the machine
 * affects both alike. `settled` waits until no earlier request is being processed.
 * @throws Error if the responses differ or a request fails
 */
export async function measure(
  benchCase: BenchCase,
  questions: Question[],
  token: string | null,
  servers: Servers,
  generator: LoadGenerator,
  { connections, seconds, rounds, waitForIdle }: MeasureOptions & { waitForIdle: () => Promise<void> },
): Promise<Measured> {
  const product = questions.map((question) => productRequest(benchCase, question, token));
  const { beside = 'bare server', warmUpSeconds = WARM_UP_SECONDS } = benchCase;
  const rest = beside === 'REST';
  const signedIn = rest && token ? { headers: { authorization: `Bearer ${token}` } } : {};
  const bare = questions.map(
    ({ bare: path, plain }): Request =>
      plain ? productRequest(benchCase, { variables: plain }, token) : { method: 'GET', path, ...signedIn },
  );
  const other = beside === 'bare server' ? servers.bare : servers.product;
  const bytes =
    beside === 'bare server'
      ? await requireSameAnswers(benchCase, servers, product, bare)
      : (await ask(servers.product, product[0] as Request)).length;
  const load = async (url: string, requests: Request[], forSeconds: number) => {
    const loaded = await generator.run({ url, requests, connections, seconds: forSeconds });
    // Requests that take longer than a round continue, and would affect the next one.
    await waitForIdle();
    return loaded;
  };
  await load(servers.product, product, warmUpSeconds);
  await load(other, bare, warmUpSeconds);
  const measured: Measured = { benchCase, product: [], bare: [], each: [], bytes };
  for (let round = 0; round < rounds; round++) {
    measured.product.push(await load(servers.product, product, seconds));
    measured.bare.push(await load(other, bare, seconds));
  }
  for (const [n, request] of benchCase.each ? product.entries() : []) {
    const beside = bare[n];
    if (!beside) continue;
    const [ours, others] = [
      await load(servers.product, [request], ALONE_SECONDS),
      await load(other, [beside], ALONE_SECONDS),
    ];
    measured.each.push({
      question: questions[n]?.bare ?? '',
      product: ours.requestsPerSecond,
      bare: others.requestsPerSecond,
    });
  }
  return measured;
}

function productRequest(
  { query }: BenchCase,
  { variables }: Pick<Question, 'variables'>,
  token: string | null,
): Request {
  return {
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  };
}

/** Compares the responses to every question. Returns the average size of a response in bytes. */
async function requireSameAnswers(
  { title }: BenchCase,
  servers: Servers,
  product: Request[],
  bare: Request[],
): Promise<number> {
  let bytes = 0;
  for (const [index, request] of product.entries()) {
    const expected = bare[index] as Request;
    const [ours, theirs] = await Promise.all([ask(servers.product, request), ask(servers.bare, expected)]);
    bytes += ours.length;
    // The cost, which only the product reports, is left out.
    const { extensions: _, ...answer } = JSON.parse(ours);
    if (isDeepStrictEqual(answer, JSON.parse(theirs))) continue;
    const where = differenceOf(answer, JSON.parse(theirs), '');
    throw new Error(`${title}: the answers to ${expected.path} differ: ${where}`);
  }
  return bytes / product.length;
}

async function ask(url: string, { method, path, body, headers }: Request): Promise<string> {
  const response = await fetch(`${url}${path}`, { method, body, headers });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${url}${path} answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/** Returns the first difference of two responses. */
function differenceOf(ours: unknown, theirs: unknown, path: string): string {
  const bothObjects = [ours, theirs].every((value) => typeof value === 'object' && value !== null);
  if (bothObjects) {
    const [a, b] = [ours, theirs] as [Record<string, unknown>, Record<string, unknown>];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!isDeepStrictEqual(a[key], b[key])) return differenceOf(a[key], b[key], `${path}.${key}`);
  }
  return `${path}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`.slice(0, 400);
}
