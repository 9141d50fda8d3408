import { foldForLike } from '../platform/database/fold.js';
import { type Bind, type EnquiryVisibility, ofCustomer, whereBuyer } from './enquiry-visibility.js';
import { SUMS } from './sales-enquiry-count.sql.js';

/** Below this many letters words are found by their beginning only, which is what trigrams can do. */
const WHOLE_TEXT_FROM = 3;

/** So many of the newest are looked at first; a search that so many of them meet is a common one. */
const NEWEST = 5000;
const COMMON = 25;

export interface EnquirySearch {
  /** Names the variant of the statement. */
  shape: string[];
  /** Leading parts of WITH: `matching`, the ids found with what they are sorted by, and what it needs. */
  parts: string;
  /**
   * The ids of a page: `slice` makes the end of the statement (cursor, order, limit) for what the rows
   * are sorted by and their id.
   */
  page: (slice: (sorted: string, id: string) => string) => string;
  /**
   * How many are found and what they come to, as one row; `all` makes the statement that does so for the rows
   * searched. Amounts are null where the number is an estimate.
   */
  sums: (all: () => string) => string;
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
  { where, sorted, amongMany }: { where: string; sorted: string; amongMany: boolean },
  bind: Bind,
): EnquirySearch {
  const ways = waysOf(visibility, search, bind);
  const shape = [ways.short ? 'prefix' : 'search', ...(ways.byId ? ['id'] : [])];
  const found = (condition: string) =>
    ways.looked
      .map(
        (way) => `SELECT e.id, ${sorted} AS sorted, e.progress, e.revenue, e.contribution
          FROM sales_enquiry e WHERE ${condition} AND ${way}`,
      )
      .join(' UNION ');
  const inMatching = (slice: (sorted: string, id: string) => string) =>
    `SELECT m.id FROM matching m WHERE true ${slice('m.sorted', 'm.id')}`;
  if (!amongMany)
    return {
      shape,
      parts: `${ways.names}, matching AS MATERIALIZED (${found(where)})`,
      page: inMatching,
      sums: () => `SELECT ${SUMS('count(*)')} FROM matching`,
    };
  const meets = `(${ways.met.join(' OR ')})`;
  const rare = '(SELECT rare FROM newest)';
  return {
    shape: [...shape, 'many'],
    parts: `${ways.names}, newest AS MATERIALIZED (
        SELECT count(*) AS looked_at, count(*) FILTER (WHERE ${meets}) AS found,
          count(*) < ${NEWEST} OR count(*) FILTER (WHERE ${meets}) < ${COMMON} AS rare
        FROM (SELECT * FROM sales_enquiry e WHERE ${where} ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${NEWEST}) e
      ), matching AS MATERIALIZED (${found(`${rare} AND ${where}`)})`,
    page: (slice) => `(${inMatching(slice)}) UNION ALL
      (SELECT e.id FROM sales_enquiry e WHERE NOT ${rare} AND ${where} AND ${meets} ${slice(sorted, 'e.id')})`,
    // To two digits: it is not known better, and should not look so.
    sums: (all) => `SELECT CASE WHEN rare THEN met.enquiries
          ELSE round(estimate, 1 - floor(log(greatest(estimate, 1)))::integer) END AS enquiries,
        CASE WHEN rare THEN met.revenue END AS revenue, CASE WHEN rare THEN met.contribution END AS contribution
      FROM (SELECT rare, found::numeric / greatest(looked_at, 1) * (SELECT enquiries FROM (${all()}) every) AS estimate
          FROM newest) counted,
        (SELECT ${SUMS('count(*)')} FROM matching) met`,
  };
}

/** The ways to be found, as conditions on `e`, and the CTEs that they read. */
function waysOf(visibility: EnquiryVisibility, search: string, bind: Bind) {
  const term = foldForLike(search);
  const short = term.length < WHOLE_TEXT_FROM;
  const [start, inside] = short ? [bind(`${term}%`), bind(`% ${term}%`)] : ['', bind(`%${term}%`)];
  const like = (folded: string) =>
    short ? `(${folded} LIKE ${start} OR ${folded} LIKE ${inside})` : `${folded} LIKE ${inside}`;
  const byId = /^\d{1,9}$/.test(search);
  const showsCustomer = ofCustomer(visibility, 'true', 'false');
  const buyer = (among: (ids: string) => string) =>
    whereBuyer(
      visibility,
      `e.impact_buyer_id ${among('SELECT id FROM buyers')}`,
      `e.impact_buyer_id ${among('SELECT id FROM buyers WHERE published')}`,
    );
  const customer = `(${showsCustomer}) AND ${like('e.searched_text')}`;
  const id = byId ? [`e.id = ${bind(Number(search))}::integer`] : [];
  return {
    short,
    byId,
    names: `suppliers AS MATERIALIZED (SELECT id FROM supplier WHERE ${like('searched_text')}),
      buyers AS MATERIALIZED (SELECT id, status = 'Live Report' AS published FROM impact_buyer
        WHERE ${like('searched_text')})`,
    /** One index each to look them up in. */
    looked: [
      customer,
      'e.supplier_id = ANY (ARRAY(SELECT id FROM suppliers))',
      buyer((ids) => `= ANY (ARRAY(${ids}))`),
      ...id,
    ],
    /** The same for a row at hand: a hash table of ids instead of going through a list of them. */
    met: [customer, 'e.supplier_id IN (SELECT id FROM suppliers)', buyer((ids) => `IN (${ids})`), ...id],
  };
}
