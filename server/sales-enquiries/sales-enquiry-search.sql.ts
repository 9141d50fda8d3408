import { foldForLike } from '../platform/database/fold.js';
import type { Bind, EnquiryVisibility } from './enquiry-visibility.js';
import { BUYER_NAMES, SUPPLIER_NAMES } from './sales-enquiry-row.sql.js';

/** Below this many letters words are found by their beginning only, which is what trigrams can do. */
const WHOLE_TEXT_FROM = 3;

export interface EnquirySearch {
  /** Names the variant of the statement. */
  shape: string[];
  /** The ids found among the rows of `where`, each with what they are sorted by; `e` is the enquiry. */
  ids: (where: string, sorted: string) => string;
}

/**
 * Quick search: by customer or topic where the viewer may see these, by supplier, buyer or id. The
 * matches are gathered first, from the trigram indexes; a page in date order would scan all enquiries
 * for rare ones.
 */
export function searchOf(visibility: EnquiryVisibility, search: string, bind: Bind): EnquirySearch {
  const term = foldForLike(search);
  const short = term.length < WHOLE_TEXT_FROM;
  const [start, inside] = short ? [bind(`${term}%`), bind(`% ${term}%`)] : ['', bind(`%${term}%`)];
  const like = (folded: string) =>
    short ? `(${folded} LIKE ${start} OR ${folded} LIKE ${inside})` : `${folded} LIKE ${inside}`;
  const isId = /^\d{1,9}$/.test(search);
  const byId = isId ? [`e.id = ${bind(Number(search))}::integer`] : [];
  const showsCustomer = visibility.only(['Admin', 'Supplier', 'ImpactBuyer'], 'true', 'false');
  const ways = [
    `(${showsCustomer}) AND ${like('e.searched_text')}`,
    `e.supplier_id = ANY (ARRAY(SELECT id FROM supplier WHERE ${like(SUPPLIER_NAMES)}))`,
    `e.impact_buyer_id = ANY (ARRAY(SELECT id FROM impact_buyer WHERE ${like(BUYER_NAMES)}))`,
    ...byId,
  ];
  return {
    shape: [short ? 'prefix' : 'search', ...(isId ? ['id'] : [])],
    ids: (where, sorted) =>
      ways
        .map((way) => `SELECT e.id, ${sorted} AS sorted FROM sales_enquiry e WHERE ${where} AND ${way}`)
        .join(' UNION '),
  };
}
