import sql, { raw, type Sql } from 'sql-template-tag';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Database, Statement } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput } from '../../platform/input.js';
import { wantedByMeaning } from './exact-service.sql.js';
import { isFoundAsRead, mayInterpret, readSearch } from './read-search.sql.js';
import type { SearchAudience, SupplierSearchFilter } from './supplier-search.inputs.js';
import {
  allTerms,
  COUNTS,
  countedPlaces,
  filterSchema,
  forAudience,
  type SearchFilter,
} from './supplier-search.sql.js';

@ObjectType({ description: 'A category or sub category with its number of search results.' })
export class CategoryCount {
  @Field(() => Int, { description: 'The id of the category or sub category.' }) recordId!: number;
  @Field(() => Int, { description: 'The number of suppliers that the search finds in it.' })
  suppliers!: number;
}

@ObjectType({
  description: 'The number of search results in each category. Categories without results are left out.',
})
export class CategoryCounts {
  @Field(() => Int, { description: 'The number of results in all categories.' }) suppliers!: number;
  @Field(() => [CategoryCount], { description: 'The categories with results.' }) categories!: CategoryCount[];
  @Field(() => [CategoryCount], {
    description: 'The sub categories with results.',
  })
  subCategories!: CategoryCount[];
}

const ofKind = (kind: 'category' | 'sub-category') =>
  raw(`coalesce(json_agg(
  json_build_object('recordId', record_id, 'suppliers', n) ORDER BY record_id) FILTER (WHERE kind = '${kind}'), '[]')`);

const countsOf = (counted: Sql) => sql`SELECT json_build_object(
    'suppliers', coalesce(sum(n) FILTER (WHERE kind = 'all'), 0),
    'categories', ${ofKind('category')}, 'subCategories', ${ofKind('sub-category')}
  ) AS counts FROM (${counted}) counted WHERE n > 0`;

/**
 * Returns the number of results in each category and sub category, with the rest of the filter unchanged; its
 * own category has no effect (R005-R008). Runs one statement, or two if the text is interpreted.
 * @throws AppError BAD_USER_INPUT for a text that is too large
 */
export async function countByCategory(
  database: Database,
  input: SupplierSearchFilter,
): Promise<CategoryCounts> {
  const filter = { ...parseInput(filterSchema, input), category: null, subCategory: null };
  const places = countedPlaces(filter);
  const count = async (statement: Statement) =>
    (await database.readOne<{ counts: CategoryCounts }>(statement))?.counts ?? NONE;
  if (places) return count(rollupCounts(filter.audience, places));
  const counts = await count(countsAsTyped(filter));
  return counts.suppliers === 0 && mayInterpret(filter) ? count(countsAsRead(filter)) : counts;
}

const NONE: CategoryCounts = { suppliers: 0, categories: [], subCategories: [] };

/** The counts of a search by place alone, which every write keeps up to date. */
const rollupCounts = (audience: SearchAudience, places: string[]): Statement =>
  prepared(
    'category-counts-kept',
    countsOf(sql`SELECT kind, record_id, sum(${COUNTS[audience]}) AS n FROM listing_rollup
      WHERE place = ANY (${places}) GROUP BY kind, record_id`),
  );

const countsAsTyped = (filter: SearchFilter): Statement =>
  foundCounts(
    sql`wanted AS MATERIALIZED (SELECT ${allTerms(wantedByMeaning(filter))} AS terms)`,
    sql`l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(filter.audience)}`,
  );

/** The counts of the interpreted text, for a text without exact results. */
const countsAsRead = (filter: SearchFilter): Statement =>
  foundCounts(readSearch(filter.text ?? ''), isFoundAsRead(filter));

/**
 * The counts of a search with a text. The results are grouped by their categories first, as many results
 * share the same ones.
 */
function foundCounts(searchCte: Sql, isFound: Sql): Statement {
  const below = (kind: string, ids: string) =>
    raw(`SELECT '${kind}' AS kind, record_id, sum(n) AS n
      FROM (SELECT unnest(${ids}) AS record_id, n FROM found) listed GROUP BY record_id`);
  return prepared(
    'category-counts-found',
    sql`WITH ${searchCte}, found AS MATERIALIZED (
        SELECT l.category_ids, l.sub_category_ids, count(*) AS n FROM supplier_listing l
        WHERE ${isFound} GROUP BY l.category_ids, l.sub_category_ids)
      ${countsOf(sql`SELECT 'all' AS kind, 0 AS record_id, sum(n) AS n FROM found
        UNION ALL ${below('category', 'category_ids')} UNION ALL ${below('sub-category', 'sub_category_ids')}`)}`,
  );
}
