import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;
const POLL_EVERY_MS = 50;
const SIGN_IN =
  'mutation { signIn(email: "admin@uplift.example", password: "uplift-demo") { accessToken expiresAt } }';
const SEARCH = '{ searchSuppliers(first: 5) { totalCount } }';

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const round = (value) => Math.round(value * 10) / 10;

/** Returns a client of staff for the product at `url`, whose process id is `pid`. */
export async function signedInClient(url, pid) {
  let session = null;
  const ask = async (query, variables, token) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  /** Renews the session, since sessions last minutes and the measurement takes longer. */
  const token = async () => {
    if (!session || new Date(session.expiresAt) - Date.now() < 60_000) session = (await ask(SIGN_IN)).signIn;
    return session.accessToken;
  };
  return {
    url,
    token,
    graphql: async (query, variables) => ask(query, variables, await token()),
    later,
    /** Runs the work while another client searches. Returns its result and its cost. */
    beside: (work) => beside(work, pid, () => ask(SEARCH)),
  };
}

async function beside(work, pid, search) {
  const before = memoryOf(pid);
  let most = before;
  let over = false;
  const waits = [];
  const others = (async () => {
    while (!over) {
      const startedAt = performance.now();
      await search();
      waits.push(performance.now() - startedAt);
      most = Math.max(most, memoryOf(pid));
      await later(POLL_EVERY_MS);
    }
  })();
  const startedAt = performance.now();
  try {
    const result = await work();
    const seconds = round((performance.now() - startedAt) / 1000);
    return {
      result,
      seconds,
      'MB before': round(before),
      'MB more': round(most - before),
      ...waitStatistics(waits),
    };
  } finally {
    over = true;
    await others;
  }
}

function waitStatistics(waits) {
  waits.sort((one, other) => one - other);
  const at = (share) => round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]);
  return { 'others: median ms': at(0.5), '95 % ms': at(0.95), 'worst ms': at(1) };
}

/** Returns the memory of the process according to the system, in megabytes. */
const memoryOf = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / MEGABYTE;
