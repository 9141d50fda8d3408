import type pg from 'pg';
import { EVERYDAY_QUERIES } from '../../demo/everyday-queries.js';
import { tradePlaceQueries } from '../../demo/trade-place-queries.js';
import type { BenchCase, Question } from './case.js';
import { SEARCH, searchQuestions } from './search.js';

/** The sampling interval of typed texts: one in this number is used. */
const TAKEN = 5;
const PLACED = 100;

/** Returns each text as a search, with a plain search for comparison. */
async function besidePlain(client: pg.Client, texts: readonly string[]): Promise<Question[]> {
  const plain = await searchQuestions(client);
  return texts.map((text, index) => ({
    variables: { filter: { text, audience: 'GENERAL' }, first: 24, offset: 0 },
    bare: '',
    plain: plain[index % plain.length]?.variables,
  }));
}

/** Typed texts that no supplier contains literally, compared with the mix of the plain search. */
export const interpretedCase: BenchCase = {
  name: 'interpreted',
  title: 'interpreted search, 100,000 suppliers, beside plain search',
  database: 'bench_100k',
  query: SEARCH,
  beside: 'plain',
  required: 0.3,
  questions: (client) => {
    const typed = [...EVERYDAY_QUERIES].flatMap(([way, queries]) =>
      way === 'without meaning' ? [] : queries,
    );
    const some = typed.filter((_, index) => index % TAKEN === 0);
    return besidePlain(
      client,
      some.map(({ query }) => query),
    );
  },
};

/**
 * Trades in places that often have none, so that the search is relaxed, compared with the mix of the plain
 * search.
 */
export const placedCase: BenchCase = {
  name: 'placed',
  title: 'search for a trade in a place, 10,000 suppliers, beside plain search',
  database: 'bench_10k',
  query: SEARCH,
  beside: 'plain',
  questions: (client) =>
    besidePlain(
      client,
      tradePlaceQueries(PLACED, 'bench').map(({ query }) => query),
    ),
};
