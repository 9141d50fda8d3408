import sql, { empty, raw } from 'sql-template-tag';
import { z } from 'zod';
import { type Answered, type AskedFields, askedOf } from '../platform/database/asked-fields.js';
import type { Database, Statement } from '../platform/database/database.js';
import { answer, answered, type JsonColumns, jsonArray } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { parseInput } from '../platform/input.js';
import { pageInfoBehind, pageOffset, pageSize } from '../platform/lists/page.js';
import { fieldsNamed } from '../platform/records/field.js';
import { always, jsonFields } from '../platform/records/field-columns.sql.js';
import { profileFields } from './supplier-public.fields.js';
import type { SearchAudience, SupplierSearchFilter } from './supplier-search.inputs.js';
import {
  allTerms,
  COUNTS,
  filterSchema,
  forAudience,
  type SearchFilter,
  WEIGHTS,
  wantedTerms,
} from './supplier-search.sql.js';
import type { SupplierCard, SupplierSearchConnection } from './supplier-search.type.js';
import { SUSTAINABILITY_NAMES } from './sustainability.js';

const MAX_PAGE = 100;
/** The first page as the screens ask for it; its size stands in the statement. */
const USUAL_PAGE = 24;

/** The fields of a supplier that its card shows as they are. */
const CARD_FIELDS = fieldsNamed(profileFields, [
  'name',
  'listTitle',
  'urlKeyword',
  'imageUrl',
  'profilePictureTitle',
  'services',
  'serviceRegions',
  'serviceDistricts',
  'locations',
]);

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
  pageGiven: z.input<typeof pageSchema>,
  asked: AskedFields | null = null,
): Promise<Answered<SupplierSearchConnection>> {
  const page = parseInput(pageSchema, pageGiven);
  const statement = searchStatement(parseInput(filterSchema, filter), page, askedOf(asked, 'nodes'));
  const [found] = await database.read<{ nodes: SupplierCard[] | string; totalCount: number }>(statement);
  const { nodes, totalCount } = found ?? { nodes: [], totalCount: 0 };
  return {
    nodes: answered(nodes),
    totalCount,
    pageInfo: pageInfoBehind(page.offset, page.first, totalCount),
  };
}

function searchStatement(
  filter: SearchFilter,
  { first, offset }: z.output<typeof pageSchema>,
  asked: AskedFields | null,
): Statement {
  const { audience } = filter;
  const weight = WEIGHTS[audience];
  const order = sql`l.${weight} DESC, l.title, l.supplier_id`;
  const wanted = wantedTerms(filter);
  // What is found is gathered once, then counted and sorted; without conditions the index has the order.
  const found =
    wanted.length > 0
      ? sql`wanted AS MATERIALIZED (SELECT ${allTerms(wanted)} AS terms), found AS MATERIALIZED (
          SELECT l.supplier_id, l.${weight}, l.title FROM supplier_listing l
          WHERE l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(audience)}),`
      : null;
  const from = found ? sql`found l` : sql`supplier_listing l WHERE ${forAudience(audience)}`;
  // A plan that is made once for all values takes an unknown limit to be a tenth of the table.
  const usual = first === USUAL_PAGE && offset === 0;
  const limit = usual ? raw(`LIMIT ${USUAL_PAGE}`) : sql`LIMIT ${first} OFFSET ${offset}`;
  return prepared(
    'search-suppliers',
    sql`WITH ${found ?? empty} page AS (SELECT l.* FROM ${from} ORDER BY ${order} ${limit})
      SELECT (${found ? sql`SELECT count(*) FROM found` : listedCount(audience)})::integer AS "totalCount",
        ${answer(jsonArray(CARD, asked, sql`FROM page l JOIN supplier s ON s.id = l.supplier_id ORDER BY ${order}`), asked)} AS nodes`,
  );
}

const listedCount = (audience: SearchAudience) =>
  sql`SELECT coalesce(sum(${COUNTS[audience]}), 0) FROM listing_rollup WHERE place = '' AND kind = 'all'`;

const CARD: JsonColumns<SupplierCard> = {
  id: sql`s.id`,
  summary: sql`left(coalesce(s.about_what_we_do, s.who_are_we), 220)`,
  ...jsonFields(CARD_FIELDS, 's', always),
  categoryNames: sql`(SELECT coalesce(json_agg(c.name ORDER BY lower(c.name)), '[]')
    FROM supplier_category sc JOIN category c ON c.id = sc.category_id WHERE sc.supplier_id = s.id)`,
  testimonialCount: sql`(SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible)`,
  sustainability: raw(SUSTAINABILITY_NAMES),
};
