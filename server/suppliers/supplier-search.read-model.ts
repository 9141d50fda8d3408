import { z } from 'zod';
import type { Database, Statement } from '../platform/database/database.js';
import { pageOffset, pageSize, parseInput } from '../platform/input.js';
import type { SearchAudience, SupplierSearchFilter } from './supplier-search.inputs.js';
import { filterSchema, forAudience, type SearchFilter, WEIGHTS, wantedTerms } from './supplier-search.sql.js';
import type { SupplierSearchConnection } from './supplier-search.type.js';
import { SUSTAINABILITY_NAMES } from './sustainability.js';

const MAX_PAGE = 100;
/** The first page as the screens ask for it; its size stands in the statement. */
const USUAL_PAGE = 24;

const pageSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(),
});

/**
 * One page of listed suppliers in search order, with the total (R001-R009). One statement.
 * @throws AppError BAD_USER_INPUT for a page or text that is too large
 */
export async function searchSuppliers(
  database: Database,
  filter: SupplierSearchFilter,
  first: number,
  offset: number,
): Promise<SupplierSearchConnection> {
  const page = parseInput(pageSchema, { first, offset });
  const { statement, values } = buildSearch(parseInput(filterSchema, filter), page);
  const row = await database.readOne<{ found: Pick<SupplierSearchConnection, 'nodes' | 'totalCount'> }>(
    statement,
    values,
  );
  const { nodes, totalCount } = row?.found ?? { nodes: [], totalCount: 0 };
  return {
    nodes,
    totalCount,
    pageInfo: { hasNextPage: offset + nodes.length < totalCount, endCursor: null },
  };
}

function buildSearch(
  filter: SearchFilter,
  { first, offset }: z.output<typeof pageSchema>,
): { statement: Statement; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { audience } = filter;
  const weight = WEIGHTS[audience];
  const order = `l.${weight} DESC, l.title, l.supplier_id`;
  const { shape, wanted } = wantedTerms(filter, bind);
  // What is found is gathered once, then counted and sorted; without conditions the index has the order.
  const found =
    wanted.length > 0
      ? `wanted AS MATERIALIZED (SELECT ${wanted.join(' && ')} AS terms), found AS MATERIALIZED (
          SELECT l.supplier_id, l.${weight}, l.title FROM supplier_listing l
          WHERE l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(audience)}),`
      : '';
  const from = found ? 'found l' : `supplier_listing l WHERE ${forAudience(audience)}`;
  // A plan that is made once for all values takes an unknown limit to be a tenth of the table.
  const usual = first === USUAL_PAGE && offset === 0;
  const limit = usual ? `LIMIT ${USUAL_PAGE}` : `LIMIT ${bind(first)} OFFSET ${bind(offset)}`;
  return {
    values,
    statement: {
      name: ['search-suppliers', audience.toLowerCase(), ...(usual ? [] : ['page']), ...shape].join('-'),
      text: `WITH ${found} page AS (SELECT l.* FROM ${from} ORDER BY ${order} ${limit})
        SELECT json_build_object(
          'totalCount', (${found ? 'SELECT count(*) FROM found' : listedCount(audience)}),
          'nodes', (SELECT coalesce(json_agg(${CARD} ORDER BY ${order}), '[]')
            FROM page l JOIN supplier s ON s.id = l.supplier_id)
        ) AS found`,
    },
  };
}

const listedCount = (audience: SearchAudience) =>
  `SELECT coalesce(sum(${audience.toLowerCase()}), 0) FROM listing_rollup WHERE place = '' AND kind = 'all'`;

const CARD = `json_build_object(
  'id', s.id, 'name', s.name, 'listTitle', s.list_title, 'urlKeyword', s.url_keyword,
  'imageUrl', s.image_url, 'profilePictureTitle', s.profile_picture_title,
  'summary', left(coalesce(s.about_what_we_do, s.who_are_we), 220),
  'services', s.services, 'serviceRegions', s.service_regions, 'serviceDistricts', s.service_districts,
  'locations', s.locations,
  'categoryNames', (SELECT coalesce(json_agg(c.name ORDER BY lower(c.name)), '[]')
    FROM supplier_category sc JOIN category c ON c.id = sc.category_id WHERE sc.supplier_id = s.id),
  'testimonialCount', (SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible),
  'sustainability', ${SUSTAINABILITY_NAMES})`;
