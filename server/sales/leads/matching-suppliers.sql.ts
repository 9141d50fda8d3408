import type { NamedStatement } from '../../platform/database/database.js';

/** The weights of similarity between two buyers: same type and same region. */
const LIKENESS = { type: 2, region: 2 } as const;

/**
 * The weights of a buyer's taste for a category. The taste is the share of the category in the purchases of
 * buyers of the same type, divided by its share in all sales: 1 is average, 2 is twice the average. `own` is
 * the weight of the buyer's own purchases. `usual` is the number of average sales that are added, so that a
 * few sales do not determine the taste.
 */
const TASTE = { own: 2, usual: 20 } as const;

/**
 * The weights of a supplier's score. `npm run measure-matching` measures their effect.
 *
 * - `taste`: for the logarithm of the buyer's taste for its favourite category of the supplier.
 * - `similar`: for the logarithm of the similarity of all buyers that bought from it, so that the second
 *   buyer counts more than the twentieth.
 * - `sales`: for the logarithm of its yearly sales to any buyer, over the last five years or since it was
 *   listed: a new supplier with three sales is no worse than an old one with six.
 * - `region`: if it serves the buyer's region by name; `nationwide` if it serves the whole country; `there`
 *   in addition if it has its premises in that region.
 * - `answers`: for the share of its enquiries that it has answered. One answered and one unanswered enquiry
 *   are added, so that a single enquiry proves nothing.
 * - `open`: subtracted, for the logarithm of its open work in quarters: open enquiries of the last three
 *   months in relation to its sales in three months. Paused suppliers are not listed, so they never appear
 *   here.
 */
const WEIGHTS = {
  taste: 0.45,
  similar: 0.35,
  sales: 0.85,
  region: 1.8,
  nationwide: 1.15,
  there: 0.35,
  answers: 0.5,
  open: 0.15,
} as const;

/**
 * The numbers of candidates. Of a hundred thousand suppliers only these are ranked: those with the most
 * sales, those with the most sales to similar buyers, and, of those that serve the region, the latest to
 * join, which cannot have sold much yet. Answers are counted only for the best of these. Other suppliers are
 * hardly ever among the best.
 */
const RANKED = { sold: 2000, liked: 2000, serving: 1000, answers: 100 } as const;

/**
 * The period for purchases of similar buyers and for answers. Sales, of which there are few in a year, count
 * over `WINDOW`.
 */
const LATELY = "interval '2 years'";
const WINDOW = "interval '5 years'";
/** The age up to which an open enquiry counts as work. Older ones have been forgotten. */
const IN_HAND = "interval '3 months'";
/** The time in which a supplier can be expected to answer an enquiry. */
const TIME_TO_ANSWER = "interval '14 days'";

/** SQL of the time of the ranking, the current time unless given. Only records from before it count. */
const MOMENT = 'coalesce($2::timestamptz, now())';
const BEFORE = "coalesce($2::timestamptz, 'infinity')";

/** SQL that is true if enquiry `e` became a sale. */
export const SOLD = "(coalesce(e.revenue, 0) > 0 AND e.progress <> 'Fallen Through')";

/** SQL that is true if the supplier has answered enquiry `e`, by a reply or by progressing it. */
const ANSWERED = "(e.email_state = 'Reply Sent' OR e.progress IN ('In Progress', 'Completed'))";

/** SQL that is true if there has been time to answer enquiry `e`. */
const DUE = `e.enquired_at < ${MOMENT} - ${TIME_TO_ANSWER}`;

/** SQL that is true if enquiry `e` is still open. */
const OPEN = "e.progress IN ('Enquiry', 'Introduction', 'In Progress')";

/**
 * SQL that is true if supplier `s` can be offered to buyer `me`, whose id is $1: it is listed, is not the
 * buyer itself, and has never had a lead (even a refused one) or an enquiry of this buyer.
 */
export const MAY_BE_OFFERED = `s.listed AND s.created_at < ${BEFORE}
    AND s.impact_buyer_id IS DISTINCT FROM me.id AND s.id IS DISTINCT FROM me.supplier_id
    AND NOT EXISTS (SELECT FROM lead l
      WHERE l.impact_buyer_id = $1::integer AND l.supplier_id = s.id AND l.created_at < ${BEFORE})
    AND NOT EXISTS (SELECT FROM sales_enquiry e
      WHERE e.impact_buyer_id = $1::integer AND e.supplier_id = s.id AND e.enquired_at < ${BEFORE})`;

/**
 * SQL of the postcode at the end of the address of buyer `b`, and of its town in the words by which places
 * are known.
 */
const POST_CODE = String.raw`substring(b.address FROM '(\d{4})\s*$')`;
const TOWN = String.raw`array_to_string(
      search_words(regexp_replace(split_part(b.address, ',', -1), '\d{4}\s*$', '')), ' ')`;

/**
 * SQL that is true if sale `e` counts: it has a known supplier and is in the window before the time of the
 * ranking.
 */
const COUNTS = `${SOLD} AND e.supplier_id IS NOT NULL
      AND e.enquired_at >= ${MOMENT} - ${WINDOW} AND e.enquired_at < ${MOMENT}`;

/** SQL of the number of years in the window since the supplier was created, at least half a year. */
const YEARS = `greatest(0.5, extract(epoch FROM least(${WINDOW}, ${MOMENT} - s.created_at))
      / extract(epoch FROM interval '1 year'))::float8`;

const COMES_FROM = 'coalesce(place.region = me.region, false)';
const SERVES_REGION = 'coalesce(me.region = ANY (s.service_regions), false)';
const SERVES_ALL = "'Nationwide' = ANY (s.service_regions)";

/** SQL of a supplier's score without its answers and open work. */
const LIKING = `
      ${WEIGHTS.taste} * ln(coalesce(liked_for.taste, 1))
      + ${WEIGHTS.similar} * ln(1 + coalesce(liked.likeness, 0)::float8)
      + ${WEIGHTS.sales} * ln(1 + coalesce(sales.sales, 0)::float8 / ${YEARS})
      + CASE WHEN ${SERVES_REGION} THEN ${WEIGHTS.region} WHEN ${SERVES_ALL} THEN ${WEIGHTS.nationwide} ELSE 0 END
      + CASE WHEN ${COMES_FROM} THEN ${WEIGHTS.there} ELSE 0 END`;

/**
 * Finds the suppliers that best suit buyer $1 as leads, at most $3, best match first, with the facts about
 * each. $2 is the time of the ranking: later records do not count. Null for now. The outcomes of enquiries
 * are not stored by time, so earlier enquiries count with their present outcome.
 *
 * Sales are read from two covering indexes, without their rows.
 */
export const MATCHING_SUPPLIERS: NamedStatement = {
  name: 'matching-suppliers',
  text: `WITH place AS MATERIALIZED (SELECT DISTINCT ON (folded) folded, region FROM search_place ORDER BY folded, rank, id),
  buyer AS MATERIALIZED (
    SELECT b.id, b.buyer_type, b.supplier_id, coalesce(code.region, town.region) AS region
    FROM impact_buyer b LEFT JOIN place code ON code.folded = ${POST_CODE}
      LEFT JOIN place town ON town.folded = CASE WHEN code.region IS NULL THEN ${TOWN} END),
  me AS MATERIALIZED (SELECT * FROM buyer WHERE id = $1::integer),
  alike AS MATERIALIZED (
    SELECT o.id, coalesce(o.buyer_type = me.buyer_type, false) AS of_type,
      CASE WHEN o.buyer_type = me.buyer_type THEN ${LIKENESS.type} ELSE 0 END
        + CASE WHEN o.region = me.region THEN ${LIKENESS.region} ELSE 0 END AS likeness
    FROM me JOIN buyer o ON o.id <> me.id AND (o.buyer_type = me.buyer_type OR o.region = me.region)),
  bought AS (
    SELECT e.supplier_id, e.impact_buyer_id, count(*) FILTER (WHERE alike.of_type) AS of_type,
      CASE WHEN max(e.enquired_at) >= ${MOMENT} - ${LATELY} THEN min(alike.likeness) END AS likeness
    FROM alike JOIN sales_enquiry e ON e.impact_buyer_id = alike.id
    WHERE ${COUNTS} GROUP BY e.supplier_id, e.impact_buyer_id),
  liked AS MATERIALIZED (
    SELECT supplier_id, sum(of_type)::integer AS of_type, sum(likeness) AS likeness, count(likeness)::integer AS buyers
    FROM bought GROUP BY supplier_id),
  sales AS MATERIALIZED (
    SELECT e.supplier_id, count(*)::integer AS sales FROM sales_enquiry e WHERE ${COUNTS} GROUP BY e.supplier_id),
  bestsellers AS MATERIALIZED (
    SELECT * FROM sales ORDER BY sales DESC, supplier_id LIMIT ${RANKED.sold}),
  favourites AS (
    SELECT supplier_id FROM liked ORDER BY likeness DESC NULLS LAST, supplier_id LIMIT ${RANKED.liked}),
  own AS (
    SELECT c.category_id, count(*)::integer AS times FROM sales_enquiry e JOIN supplier_category c USING (supplier_id)
    WHERE e.impact_buyer_id = $1::integer AND e.enquired_at < ${MOMENT} AND ${SOLD} GROUP BY c.category_id),
  of_type AS (
    SELECT c.category_id, sum(liked.of_type)::integer AS times
    FROM liked JOIN supplier_category c USING (supplier_id) GROUP BY c.category_id),
  usual AS (
    SELECT c.category_id, sum(b.sales)::float8 / sum(sum(b.sales)) OVER () AS share
    FROM bestsellers b JOIN supplier_category c USING (supplier_id) GROUP BY c.category_id),
  shares AS (
    SELECT category_id, usual.share AS usual, coalesce(of_type.times, 0) AS of_type, coalesce(own.times, 0) AS own,
      coalesce(of_type.times, 0) + ${TASTE.own} * coalesce(own.times, 0) AS bought
    FROM usual LEFT JOIN of_type USING (category_id) LEFT JOIN own USING (category_id)),
  taste AS MATERIALIZED (
    SELECT category_id, of_type, own,
      (bought + ${TASTE.usual} * usual) / (sum(bought) OVER () + ${TASTE.usual}) / usual AS taste FROM shares),
  serving AS (
    SELECT s.id FROM me JOIN supplier s ON s.listed AND (${SERVES_REGION} OR ${SERVES_ALL})
    ORDER BY s.id DESC LIMIT ${RANKED.serving}),
  ranked AS MATERIALIZED (
    SELECT supplier_id AS id FROM bestsellers UNION SELECT supplier_id FROM favourites UNION SELECT id FROM serving),
  liked_for AS MATERIALIZED (
    SELECT c.supplier_id, max(taste.taste) AS taste
    FROM ranked JOIN supplier_category c ON c.supplier_id = ranked.id JOIN taste USING (category_id) GROUP BY c.supplier_id),
  first AS MATERIALIZED (
    SELECT s.id, s.name, s.list_title, s.locations, coalesce(liked.buyers, 0) AS similar_buyers,
      CASE WHEN ${SERVES_REGION} THEN me.region WHEN ${SERVES_ALL} THEN 'Nationwide' END AS serves,
      CASE WHEN ${COMES_FROM} THEN me.region END AS comes_from,
      coalesce(sales.sales, 0) AS sales, coalesce(sales.sales, 0) / ${YEARS} / 4 AS quarterly, ${LIKING} AS liking
    FROM me CROSS JOIN ranked JOIN supplier s ON s.id = ranked.id
      LEFT JOIN liked ON liked.supplier_id = s.id
      LEFT JOIN sales ON sales.supplier_id = s.id
      LEFT JOIN liked_for ON liked_for.supplier_id = s.id
      LEFT JOIN place ON place.folded = s.physical_post_code
    WHERE ${MAY_BE_OFFERED}
    ORDER BY liking DESC, s.id LIMIT greatest($3::integer, ${RANKED.answers}))
  SELECT first.id, first.name, first.list_title AS "listTitle", first.locations, first.similar_buyers AS "similarBuyers",
    first.serves, first.comes_from AS "comesFrom", first.sales, habits.due, habits.answered, habits.open,
    best.name AS category, best.of_type AS "timesOfType", best.own AS "timesBefore"
  FROM first
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE ${DUE}))::integer AS due,
        (count(*) FILTER (WHERE ${DUE} AND ${ANSWERED}))::integer AS answered,
        (count(*) FILTER (WHERE ${OPEN} AND e.archived_at IS NULL AND e.enquired_at >= ${MOMENT} - ${IN_HAND}))::integer AS open
      FROM sales_enquiry e WHERE e.supplier_id = first.id
        AND e.enquired_at >= ${MOMENT} - ${LATELY} AND e.enquired_at < ${MOMENT}) habits
    LEFT JOIN LATERAL (
      SELECT category.name, taste.of_type::integer AS of_type, taste.own FROM supplier_category c
        JOIN taste USING (category_id) JOIN category ON category.id = c.category_id
      WHERE c.supplier_id = first.id AND taste.taste > 1 ORDER BY taste.taste DESC, c.category_id LIMIT 1) best ON true
  ORDER BY first.liking + ${WEIGHTS.answers} * (habits.answered + 1.0) / (habits.due + 2)
    - ${WEIGHTS.open} * ln(1 + habits.open / (1 + first.quarterly)) DESC, first.id
  LIMIT $3::integer`,
};
