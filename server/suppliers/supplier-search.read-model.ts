import { z } from 'zod';
import type { Database, Statement } from '../platform/database/database.js';
import { parseInput, text } from '../platform/input.js';
import { NATIONWIDE } from './regions.js';
import { parseDistrict, parseRegion, parseServicing } from './servicing.js';
import type { SearchAudience, SupplierSearchFilter } from './supplier-search.inputs.js';
import type { SupplierSearchConnection } from './supplier-search.type.js';

const MAX_PAGE = 100;
const MAX_OFFSET = 100_000;

const filterSchema = z.object({
  text: text(100).nullish(),
  servicing: text(100).nullish(),
  region: text(100).nullish(),
  district: text(100).nullish(),
  category: text(100).nullish(),
  subCategory: text(100).nullish(),
  audience: z.enum(['General', 'Commercial', 'Consumer']).nullish(),
});

const pageSchema = z.object({
  first: z.number().int().min(1, 'At least 1.').max(MAX_PAGE, `At most ${MAX_PAGE} at a time.`),
  offset: z.number().int().min(0, 'At least 0.').max(MAX_OFFSET, `At most ${MAX_OFFSET}.`),
});

/** Weight and flag of each audience (R008, R009, A87); the indexes of migration 3 follow these orders. */
const AUDIENCES: Record<SearchAudience, { weight: string; flag: string }> = {
  General: { weight: 'coalesce(s.search_weight, 0)', flag: '' },
  Commercial: {
    weight: 'coalesce(s.commercial_search_weight, s.search_weight, 0)',
    flag: 'AND s.show_commercial',
  },
  Consumer: { weight: 'coalesce(s.consumer_search_weight, s.search_weight, 0)', flag: 'AND s.show_consumer' },
};

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
  const { statement, values } = buildSearch(parseInput(filterSchema, filter));
  const row = await database.readOne<{ found: Pick<SupplierSearchConnection, 'nodes' | 'totalCount'> }>(
    statement,
    [page.first, page.offset, ...values],
  );
  const { nodes, totalCount } = row?.found ?? { nodes: [], totalCount: 0 };
  return {
    nodes,
    totalCount,
    pageInfo: { hasNextPage: offset + nodes.length < totalCount, endCursor: null },
  };
}

function buildSearch(filter: z.output<typeof filterSchema>): { statement: Statement; values: unknown[] } {
  const values: unknown[] = [];
  const shape: string[] = [];
  const conditions: string[] = [];
  const bind = (value: unknown) => `$${values.push(value) + 2}`;
  let terms = '';

  if (filter.text) {
    terms = termsOf(bind(filter.text));
    conditions.push(
      `(s.service_phrase_ids && (SELECT phrases FROM term) OR s.name_phrase_ids && (SELECT name_phrases FROM term))`,
    );
    shape.push('text');
  }
  const servicing = parseServicing(filter.servicing);
  const region = servicing.region ?? parseRegion(filter.region);
  const district = servicing.district ?? parseDistrict(filter.district);
  if (region) {
    conditions.push(`s.service_regions && ARRAY[${bind(region)}::text, '${NATIONWIDE}']`);
    shape.push('region');
  }
  if (district) {
    conditions.push(
      `(s.service_districts && ARRAY[${bind(district)}::text, '${NATIONWIDE}']
        OR s.service_regions && ARRAY['${NATIONWIDE}'])`,
    );
    shape.push('district');
  }
  if (filter.category) {
    conditions.push(`EXISTS (SELECT 1 FROM supplier_category c WHERE c.supplier_id = s.id
      AND c.category_id = (${idByIdOrName('category', bind(filter.category))}))`);
    shape.push('category');
  }
  if (filter.subCategory) {
    conditions.push(`EXISTS (SELECT 1 FROM supplier_sub_category c WHERE c.supplier_id = s.id
      AND c.sub_category_id IN (${idByIdOrName('sub_category', bind(filter.subCategory))}))`);
    shape.push('sub-category');
  }
  const audience = filter.audience ?? 'General';
  const { weight, flag } = AUDIENCES[audience];
  const where = `s.listed ${flag} ${conditions.map((condition) => `AND ${condition}`).join(' ')}`;
  return {
    values,
    statement: {
      name: ['search-suppliers', audience.toLowerCase(), ...shape].join('-'),
      text: `WITH ${terms} page AS (
          SELECT s.id, row_number() OVER (ORDER BY ${weight} DESC, lower(s.list_title), s.id) AS n
          FROM supplier s WHERE ${where}
          ORDER BY ${weight} DESC, lower(s.list_title), s.id LIMIT $1 OFFSET $2
        )
        SELECT json_build_object(
          'totalCount', (SELECT count(*) FROM supplier s WHERE ${where}),
          'nodes', (SELECT coalesce(json_agg(${CARD} ORDER BY page.n), '[]')
            FROM page JOIN supplier s USING (id))
        ) AS found`,
    },
  };
}

/**
 * The phrases with a word that starts with the text. When the text is itself a service that visitors
 * can pick, names and titles are left out (R004).
 */
function termsOf(placeholder: string): string {
  return `term AS MATERIALIZED (
    SELECT phrases, CASE WHEN EXISTS (
      SELECT 1 FROM search_phrase WHERE folded = fold(${placeholder}) AND listed_suppliers > 0
    ) THEN '{}' ELSE phrases END AS name_phrases
    FROM (
      SELECT coalesce(array_agg(DISTINCT phrase_id), '{}') AS phrases FROM search_word_start
      WHERE folded ~>=~ fold(${placeholder}) AND folded ~<~ (fold(${placeholder}) || U&'\\+10FFFF')
    ) started
  ),`;
}

const idByIdOrName = (table: string, placeholder: string) =>
  `SELECT id FROM ${table} WHERE id::text = ${placeholder} OR fold(name) = fold(${placeholder}) ORDER BY id LIMIT 1`;

const SUSTAINABILITY = `array_remove(ARRAY[
  CASE WHEN s.sustainability_sme THEN 'SME' END,
  CASE WHEN s.sustainability_social_enterprise THEN 'Social Enterprise' END,
  CASE WHEN s.sustainability_carbon THEN 'Carbon' END,
  CASE WHEN s.sustainability_waste THEN 'Waste' END,
  CASE WHEN s.sustainability_water THEN 'Water' END,
  CASE WHEN s.sustainability_energy THEN 'Energy' END,
  CASE WHEN s.sustainability_social_impact THEN 'Social Impact' END], NULL)`;

const CARD = `json_build_object(
  'id', s.id, 'name', s.name, 'listTitle', s.list_title, 'urlKeyword', s.url_keyword,
  'imageUrl', s.image_url, 'profilePictureTitle', s.profile_picture_title,
  'summary', left(coalesce(s.about_what_we_do, s.who_are_we), 220),
  'services', s.services, 'serviceRegions', s.service_regions, 'serviceDistricts', s.service_districts,
  'locations', s.locations,
  'categoryNames', (SELECT coalesce(json_agg(c.name ORDER BY lower(c.name)), '[]')
    FROM supplier_category sc JOIN category c ON c.id = sc.category_id WHERE sc.supplier_id = s.id),
  'testimonialCount', (SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible),
  'sustainability', ${SUSTAINABILITY})`;
