import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { fieldsNamed } from '../../kits/records/field.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import type { Statement } from '../../platform/database/database.js';
import { answer, type JsonColumns, jsonArray } from '../../platform/database/json-object.sql.js';
import type { Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { namedCategories } from '../categories/category-order.sql.js';
import { profileFields } from './supplier-public.fields.js';
import type { SupplierSort } from './supplier-search.inputs.js';
import { type SearchFilter, WEIGHTS } from './supplier-search.sql.js';
import type { SupplierCard } from './supplier-search.type.js';
import { SUSTAINABILITY_NAMES } from './sustainability.js';

/** The page size of the screens. Its value is part of the statement. */
const USUAL_PAGE = 24;

/** The fields of a supplier that its card shows unchanged. */
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

/** A page of search results, by offset, in one of the orders. */
export interface SearchPage {
  readonly first: number;
  readonly offset: number;
  readonly sort: SupplierSort;
}

/** The columns of the listing by which each sort orders, in their order. */
const SORTED_BY: Record<SupplierSort, (filter: SearchFilter) => Sql[]> = {
  'best-match': ({ audience }) => [WEIGHTS[audience], sql`title`],
  name: () => [sql`name`],
  newest: () => [sql`listed_on`],
};

/** The order of each sort, for rows `l` with those columns. */
export const ORDERS: Record<SupplierSort, (filter: SearchFilter) => Sql> = {
  'best-match': ({ audience }) => sql`l.${WEIGHTS[audience]} DESC, l.title, l.supplier_id`,
  name: () => sql`l.name, l.supplier_id`,
  newest: () => sql`l.listed_on DESC, l.supplier_id DESC`,
};

/** The id of a listing `l`, and the columns by which its sort orders. */
export const columnsFor = (filter: SearchFilter, { sort }: SearchPage): Sql[] =>
  [sql`supplier_id`, ...SORTED_BY[sort](filter)].map((column) => sql`l.${column}`);

/** The source of a page, its order and its further columns. */
interface Parts {
  found?: Sql;
  from: Sql;
  order: Sql;
  count?: Sql;
  besides?: Sql;
}

/** The statement of one page of cards with the total. */
export function pageStatement(
  { first, offset }: SearchPage,
  selection: Selection | null,
  { found = empty, from, order, count = sql`SELECT count(*) FROM found`, besides = empty }: Parts,
): Statement {
  // A generic plan assumes that an unknown limit is a tenth of the table.
  const usual = first === USUAL_PAGE && offset === 0;
  const limit = usual ? raw(`LIMIT ${USUAL_PAGE}`) : sql`LIMIT ${first} OFFSET ${offset}`;
  return prepared(
    'search-suppliers',
    sql`WITH RECURSIVE ${found} page AS (SELECT l.* FROM ${from} ORDER BY ${order} ${limit})
      SELECT (${count})::integer AS "totalCount",
        ${answer(jsonArray(CARD, selection, sql`FROM page l JOIN supplier s ON s.id = l.supplier_id ORDER BY ${order}`), selection)} AS nodes${besides}`,
  );
}

const CATEGORIES = namedCategories.category('supplier_category');

const CARD: JsonColumns<SupplierCard> = {
  id: sql`s.id`,
  summary: sql`left(coalesce(s.about_what_we_do, s.who_are_we), 220)`,
  ...jsonFields(CARD_FIELDS, 's', always),
  categoryNames: raw(`(SELECT coalesce(json_agg(c.name ORDER BY ${CATEGORIES.order}), '[]')
    FROM ${CATEGORIES.from} WHERE x.supplier_id = s.id)`),
  testimonialCount: sql`(SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible)`,
  sustainability: raw(SUSTAINABILITY_NAMES),
};
