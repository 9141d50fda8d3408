import sql, { join, raw, type Sql } from 'sql-template-tag';
import { phoneKey } from '../../../shared/phone-numbers.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { type EnquiryVisibility, ofCustomer, whereBuyer } from './enquiry-visibility.js';
import { COUNTED } from './sales-enquiry-count.sql.js';

/**
 * The minimum length of a text that is found anywhere. A shorter text is found only at the beginning of
 * words, as trigram indexes require.
 */
const WHOLE_TEXT_FROM = 3;

/**
 * The number of newest enquiries that are sampled first. A search that COMMON of them match is a frequent
 * one.
 */
const NEWEST = raw('5000');
const COMMON = raw('25');

/** Returns the end of a statement that lists rows, which are sorted by `sorted` and their id. */
type PageEnd = (sorted: Sql, id: Sql) => Sql;

export interface EnquirySearch {
  /**
   * The first parts of WITH: `matching`, the ids of matches with their sort values, and the parts that it
   * needs.
   */
  parts: Sql;
  /** Returns the statement for the ids of a page. */
  page: (end: PageEnd) => Sql;
  /**
   * Returns the statement for the number and totals of the matches, as one row. `all` returns the same for
   * the searched rows. Amounts are null if the number is an estimate.
   */
  sums: (all: () => Sql) => Sql;
}

/**
 * Returns a quick search among the rows of `where`: by customer or subject if the caller may see these, by
 * supplier, buyer or id. It collects the matches first, from the trigram indexes, as a page in date order
 * would scan all enquiries for rare ones. With `amongMany` there may be very many matches (of a letter, or of
 * a text in every address). The newest enquiries are a sample: if one in two hundred of them matches, the
 * page is read in its order, row by row, and the number is estimated.
 */
export function searchOf(
  visibility: EnquiryVisibility,
  search: string,
  { where, sorted, amongMany }: { where: Sql; sorted: Sql; amongMany: boolean },
): EnquirySearch {
  const ways = searchPaths(visibility, search);
  const found = (condition: Sql) =>
    join(
      ways.looked.map(
        (way) => sql`SELECT e.id, ${sorted} AS sorted, e.progress, e.revenue, e.contribution
          FROM sales_enquiry e WHERE ${condition} AND ${way}`,
      ),
      ' UNION ',
    );
  const inMatching = (end: PageEnd) =>
    sql`SELECT m.id FROM matching m WHERE true ${end(sql`m.sorted`, sql`m.id`)}`;
  if (!amongMany)
    return {
      parts: sql`${ways.names}, matching AS MATERIALIZED (${found(where)})`,
      page: inMatching,
      sums: () => sql`SELECT ${COUNTED} FROM matching`,
    };
  const meets = join(ways.met, ' OR ', '(', ')');
  const rare = sql`(SELECT rare FROM newest)`;
  return {
    parts: sql`${ways.names}, newest AS MATERIALIZED (
        SELECT count(*) AS looked_at, count(*) FILTER (WHERE ${meets}) AS found,
          count(*) < ${NEWEST} OR count(*) FILTER (WHERE ${meets}) < ${COMMON} AS rare
        FROM (SELECT * FROM sales_enquiry e WHERE ${where} ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${NEWEST}) e
      ), matching AS MATERIALIZED (${found(sql`${rare} AND ${where}`)})`,
    page: (end) => sql`(${inMatching(end)}) UNION ALL
      (SELECT e.id FROM sales_enquiry e WHERE NOT ${rare} AND ${where} AND ${meets} ${end(sorted, sql`e.id`)})`,
    // Two significant digits, as the estimate is not more exact.
    sums: (all) => sql`SELECT CASE WHEN rare THEN met.enquiries
          ELSE round(estimate, 1 - floor(log(greatest(estimate, 1)))::integer) END AS enquiries,
        CASE WHEN rare THEN met.revenue END AS revenue, CASE WHEN rare THEN met.contribution END AS contribution
      FROM (SELECT rare, found::numeric / greatest(looked_at, 1) * (SELECT enquiries FROM (${all()}) every) AS estimate
          FROM newest) counted,
        (SELECT ${COUNTED} FROM matching) met`,
  };
}

/** The expression of the index sales_enquiry_found_by_idx. */
const FOUND_BY = sql`found_by(e.full_name, e.email, e.address, phone_digits(e.mobile))`;

/**
 * A text with a number and a word, such as 12 Queen Street. Only such texts are searched for in addresses.
 */
const STREET_ADDRESS = /\d.*\p{L}{2}|\p{L}{2}.*\d/u;

/** Returns the ways in which an enquiry can match, as conditions on `e`, and the CTEs that they read. */
function searchPaths(visibility: EnquiryVisibility, search: string) {
  const term = foldForLike(search);
  const like = (folded: Sql) =>
    term.length < WHOLE_TEXT_FROM
      ? sql`(${folded} LIKE ${`${term}%`} OR ${folded} LIKE ${`% ${term}%`})`
      : sql`${folded} LIKE ${`%${term}%`}`;
  const buyer = (among: (ids: Sql) => Sql) =>
    whereBuyer(
      visibility.viewerSql,
      sql`e.impact_buyer_id ${among(sql`SELECT id FROM buyers`)}`,
      sql`e.impact_buyer_id ${among(sql`SELECT id FROM buyers WHERE published`)}`,
    );
  const phone = phoneKey(search);
  const inColumn = (value: Sql, part: string) => sql`(${FOUND_BY} LIKE ${part} AND ${value} LIKE ${part})`;
  const words = join(
    [
      like(sql`e.searched_text`),
      ...(phone ? [inColumn(sql`phone_digits(e.mobile)`, `%${phone}%`)] : []),
      ...(STREET_ADDRESS.test(search) ? [inColumn(sql`fold(e.address)`, `%${term}%`)] : []),
    ],
    ' OR ',
    '(',
    ')',
  );
  const customer = sql`(${ofCustomer(visibility.viewerSql, sql`true`, sql`false`)}) AND ${words}`;
  const id = /^\d{1,9}$/.test(search) ? [sql`e.id = ${Number(search)}::integer`] : [];
  return {
    names: sql`suppliers AS MATERIALIZED (SELECT id FROM supplier WHERE ${like(sql`searched_text`)}),
      buyers AS MATERIALIZED (SELECT id, status = 'Live Report' AS published FROM impact_buyer
        WHERE ${like(sql`searched_text`)})`,
    /** Conditions for lookups, each with its own index. */
    looked: [
      customer,
      sql`e.supplier_id = ANY (ARRAY(SELECT id FROM suppliers))`,
      buyer((ids) => sql`= ANY (ARRAY(${ids}))`),
      ...id,
    ],
    /** The same conditions for a single row: a hash table of ids instead of a list of them. */
    met: [
      customer,
      sql`e.supplier_id IN (SELECT id FROM suppliers)`,
      buyer((ids) => sql`IN (${ids})`),
      ...id,
    ],
  };
}
