import { EVERYDAY_QUERIES } from '../../demo/everyday-queries.js';
import type { BenchCase } from './case.js';
import { SEARCH, searchQuestions } from './search.js';

/** One in so many of what people type. */
const TAKEN = 5;

/** What people type and no supplier says word for word, beside the mix of the plain search. */
export const interpretedCase: BenchCase = {
  name: 'interpreted',
  title: 'interpreted search, 100,000 suppliers, beside plain search',
  database: 'bench_100k',
  query: SEARCH,
  beside: 'plain',
  required: 0.3,
  questions: async (client) => {
    const plain = await searchQuestions(client);
    const typed = [...EVERYDAY_QUERIES].flatMap(([way, queries]) =>
      way === 'without meaning' ? [] : queries,
    );
    return typed
      .filter((_, index) => index % TAKEN === 0)
      .map(({ query }, index) => ({
        variables: { filter: { text: query, audience: 'GENERAL' }, first: 24, offset: 0 },
        bare: '',
        plain: plain[index % plain.length]?.variables,
      }));
  },
};
