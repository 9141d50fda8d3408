import { Field, Int, ObjectType } from 'type-graphql';
import type { Database, Statement } from '../platform/database/database.js';
import { parseInput } from '../platform/input.js';
import type { SearchAudience, SupplierSearchFilter } from './supplier-search.inputs.js';
import { countedPlaces, filterSchema, forAudience, wantedTerms } from './supplier-search.sql.js';

@ObjectType({ description: 'A category or sub category, and how many suppliers the search finds in it.' })
export class CategoryCount {
  @Field(() => Int, { description: 'The id of the category or sub category.' }) recordId!: number;
  @Field(() => Int) suppliers!: number;
}

@ObjectType({
  description: 'How many suppliers a search finds in each category. Those with none are left out.',
})
export class CategoryCounts {
  @Field(() => Int, { description: 'Whatever the category.' }) suppliers!: number;
  @Field(() => [CategoryCount]) categories!: CategoryCount[];
  @Field(() => [CategoryCount], {
    description: 'Sub categories, by their own ids, each within its category.',
  })
  subCategories!: CategoryCount[];
}

const ofKind = (kind: string) => `coalesce(json_agg(
  json_build_object('recordId', record_id, 'suppliers', n) ORDER BY record_id) FILTER (WHERE kind = '${kind}'), '[]')`;

const countsOf = (counted: string) => `SELECT json_build_object(
    'suppliers', coalesce(sum(n) FILTER (WHERE kind = 'all'), 0),
    'categories', ${ofKind('category')}, 'subCategories', ${ofKind('sub-category')}
  ) AS counts FROM (${counted}) counted WHERE n > 0`;

/**
 * How many suppliers the search would find in each category and sub category, were that the one chosen: the rest of
 * the filter stays as it is, its own category is left out of account (R005-R008). One statement.
 * @throws AppError BAD_USER_INPUT for a text that is too large
 */
export async function countByCategory(
  database: Database,
  input: SupplierSearchFilter,
): Promise<CategoryCounts> {
  const filter = { ...parseInput(filterSchema, input), category: null, subCategory: null };
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const places = countedPlaces(filter);
  const statement = places
    ? keptCounts(filter.audience, bind(places))
    : foundCounts(filter.audience, wantedTerms(filter, bind));
  const row = await database.readOne<{ counts: CategoryCounts }>(statement, values);
  return row?.counts ?? { suppliers: 0, categories: [], subCategories: [] };
}

/** A place alone: its counts are kept with each write. */
function keptCounts(audience: SearchAudience, places: string): Statement {
  const suppliers = audience.toLowerCase();
  return {
    name: `category-counts-kept-${suppliers}`,
    text: countsOf(`SELECT kind, record_id, sum(${suppliers}) AS n FROM listing_rollup
      WHERE place = ANY (${places}) GROUP BY kind, record_id`),
  };
}

/** With a text: those it finds are gathered once by what they are listed under, for many are under the same. */
function foundCounts(audience: SearchAudience, { shape, wanted }: ReturnType<typeof wantedTerms>): Statement {
  const below = (kind: string, ids: string) => `
    SELECT '${kind}' AS kind, record_id, sum(n) AS n FROM (SELECT unnest(${ids}) AS record_id, n FROM found) listed
    GROUP BY record_id`;
  return {
    name: ['category-counts-found', audience.toLowerCase(), ...shape].join('-'),
    text: `WITH wanted AS MATERIALIZED (SELECT ${wanted.join(' && ')} AS terms), found AS MATERIALIZED (
        SELECT l.category_ids, l.sub_category_ids, count(*) AS n FROM supplier_listing l
        WHERE l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(audience)}
        GROUP BY l.category_ids, l.sub_category_ids)
      ${countsOf(`SELECT 'all' AS kind, 0 AS record_id, sum(n) AS n FROM found
        UNION ALL ${below('category', 'category_ids')} UNION ALL ${below('sub-category', 'sub_category_ids')}`)}`,
  };
}
