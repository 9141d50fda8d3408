import type pg from 'pg';
import type { DatabaseName } from '../databases.js';
import { type BenchCase, pathOf, type Question } from './case.js';

export const SEARCH = `query SupplierResults($filter: SupplierSearchFilter!, $first: Int!, $offset: Int!) {
  searchSuppliers(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes { id name listTitle imageUrl profilePictureTitle summary services serviceRegions serviceDistricts
      testimonialCount sustainability }
  }
}`;

const REGIONS = ['Auckland', 'Wellington', 'Otago', "Hawke's Bay", 'West Coast', 'Bay Of Plenty'];
const AUDIENCES = ['GENERAL', 'COMMERCIAL', 'CONSUMER'] as const;
const ROUNDS = 24;

/**
 * Returns the mix of a search page: each fifth of the questions is a first page without conditions, a text
 * picked from the list of services, a typed prefix, a region, or a category. Some combine two of these or go
 * to a later page.
 */
export async function searchQuestions(client: pg.Client): Promise<Question[]> {
  const services = await column(
    client,
    `SELECT label FROM search_phrase WHERE listed_suppliers > 0 ORDER BY md5(folded) LIMIT ${ROUNDS}`,
  );
  const names = await column(
    client,
    `SELECT split_part(name, ' ', 1) FROM supplier WHERE listed ORDER BY md5(id::text) LIMIT ${ROUNDS}`,
  );
  const categories = await column(client, `SELECT id FROM category ORDER BY md5(name) LIMIT ${ROUNDS}`);
  const questions: Question[] = [];
  const ask = (
    filter: { text?: string; region?: string; category?: string },
    audience: (typeof AUDIENCES)[number],
    offset = 0,
  ) =>
    questions.push({
      variables: { filter: { ...filter, audience }, first: 24, offset },
      bare: pathOf('/search', { ...filter, audience, offset }),
    });
  for (let round = 0; round < ROUNDS; round++) {
    const audience = AUDIENCES[round % AUDIENCES.length] ?? 'GENERAL';
    const region = REGIONS[round % REGIONS.length];
    const [service, name, category] = [services, names, categories].map((list) => list[round % list.length]);
    ask({}, audience, round % 4 === 3 ? 24 : 0);
    ask({ text: service }, audience);
    ask({ text: round % 2 ? name : service?.slice(0, 4), ...(round % 3 === 0 && { region }) }, audience);
    ask({ region }, audience);
    ask({ category, ...(round % 3 === 1 && { region }) }, audience);
  }
  return questions;
}

async function column(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
  return rows.map(([value]) => String(value));
}

export const searchCase = (database: DatabaseName, suppliers: string): BenchCase => ({
  name: 'search',
  title: `search, ${suppliers} suppliers`,
  database,
  query: SEARCH,
  required: 0.6,
  questions: searchQuestions,
});
