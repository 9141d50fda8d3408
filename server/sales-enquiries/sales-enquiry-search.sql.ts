import sql, { join, raw, type Sql } from 'sql-template-tag';
import { phoneKey } from '../../shared/phone-numbers.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { type EnquiryVisibility, ofCustomer, whereBuyer } from './enquiry-visibility.js';
import { COUNTED } from './sales-enquiry-count.sql.js';

/** Below this many letters words are found by their beginning only, which is what trigrams can do. */
const WHOLE_TEXT_FROM = 3;

/** So many of the newest are looked at first; a search that so many of them meet is a common one. */
const NEWEST = raw('5000');
const COMMON = raw('25');

/** Ends a statement that lists rows, which are sorted by `sorted` and their id. */
type PageEnd = (sorted: Sql, id: Sql) => Sql;

export interface EnquirySearch {
  /** Leading parts of WITH: `matching`, the ids found with what they are sorted by, and what it needs. */
  parts: Sql;
  /** The ids of a page. */
  page: (end: PageEnd) => Sql;
  /**
   * How many are found and what they come to, as one row; `all` makes the statement that does so for the rows
   * searched. Amounts are null where the number is an estimate.
   */
  sums: (all: () => Sql) => Sql;
}

/**
 * Quick search among the rows of `where`: by customer or topic where the viewer may see these, by
 * supplier, buyer or id. The matches are gathered first, from the trigram indexes; a page in date order
 * would scan all enquiries for rare ones.
 *
 * With `amongMany` there may be very many matches (of a letter, or of what stands in every address). The
 * newest enquiries tell: when one in two hundred of them matches, the page is taken in its order, row by
 * row, and the count estimated.
 */
export function searchOf(
  visibility: EnquiryVisibility,
  search: string,
  { where, sorted, amongMany }: { where: Sql; sorted: Sql; amongMany: boolean },
): EnquirySearch {
  const ways = waysOf(visibility, search);
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
    // To two digits: it is not known better, and should not look so.
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

/** A text of a number and a word, such as 12 Queen Street. Other texts are not looked for in addresses. */
const STREET_ADDRESS = /\d.*\p{L}{2}|\p{L}{2}.*\d/u;

/** The ways to be found, as conditions on `e`, and the CTEs that they read. */
function waysOf(visibility: EnquiryVisibility, search: string) {
  const term = foldForLike(search);
  const like = (folded: Sql) =>
    term.length < WHOLE_TEXT_FROM
      ? sql`(${folded} LIKE ${`${term}%`} OR ${folded} LIKE ${`% ${term}%`})`
      : sql`${folded} LIKE ${`%${term}%`}`;
  const buyer = (among: (ids: Sql) => Sql) =>
    whereBuyer(
      visibility.seenAs,
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
  const customer = sql`(${ofCustomer(visibility.seenAs, sql`true`, sql`false`)}) AND ${words}`;
  const id = /^\d{1,9}$/.test(search) ? [sql`e.id = ${Number(search)}::integer`] : [];
  return {
    names: sql`suppliers AS MATERIALIZED (SELECT id FROM supplier WHERE ${like(sql`searched_text`)}),
      buyers AS MATERIALIZED (SELECT id, status = 'Live Report' AS published FROM impact_buyer
        WHERE ${like(sql`searched_text`)})`,
    /** One index each to look them up in. */
    looked: [
      customer,
      sql`e.supplier_id = ANY (ARRAY(SELECT id FROM suppliers))`,
      buyer((ids) => sql`= ANY (ARRAY(${ids}))`),
      ...id,
    ],
    /** The same for a row at hand: a hash table of ids instead of going through a list of them. */
    met: [
      customer,
      sql`e.supplier_id IN (SELECT id FROM suppliers)`,
      buyer((ids) => sql`IN (${ids})`),
      ...id,
    ],
  };
}
