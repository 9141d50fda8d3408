import type { NamedStatement } from '../platform/database/database.js';

/** What makes a buyer similar to the one that is asked about: that it is of its type, or in its region; best both. */
const LIKENESS = { type: 2, region: 2 } as const;

/**
 * How much a category is to a buyer's taste is its share in what buyers of the same type bought, beside its share in all
 * sales: 1 as much as others, 2 twice as much. What the buyer bought itself counts so many times; and so many sales as all
 * others have them are added, so that few sales alone are no taste.
 */
const TASTE = { own: 2, usual: 20 } as const;

/**
 * What a supplier's place in the ranking is summed up of; `npm run measure-matching` tells what they are worth.
 *
 * - `taste`: for the logarithm of the taste for that category of the supplier which the buyer likes best.
 * - `similar`: for the logarithm of the likeness of all that bought from it, so that the second buyer says more than the
 *   twentieth.
 * - `sales`: for the logarithm of its sales in a year, whoever bought, out of the last five years or as long as it has
 *   been listed: a new one with three sales is no worse than an old one with six.
 * - `region`: where it serves the buyer's region by name; `nationwide` where it serves the whole country; `there` besides
 *   where it has its premises in that region.
 * - `answers`: for the share of its enquiries that it has answered, with an answered and an unanswered one added, so
 *   that one enquiry alone is no proof.
 * - `open`: taken off, for the logarithm of the work that it has in hand, in quarters: its open enquiries of the last
 *   three months beside what it sells in as long. One that is paused is not listed, and never here.
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
 * Among a hundred thousand suppliers those alone are ranked that sold most, those that similar buyers bought from most,
 * and of those that serve the region the ones that joined last, which cannot have sold much yet; and of these, answers are counted for the first ones. What comes after is hardly ever
 * among the best.
 */
const RANKED = { sold: 2000, liked: 2000, serving: 1000, answers: 100 } as const;

/** How far back count what similar buyers bought, and answers; and how far sales, of which there are few in a year. */
const LATELY = "interval '2 years'";
const WINDOW = "interval '5 years'";
/** What is older and still open has been forgotten, rather than being worked on. */
const IN_HAND = "interval '3 months'";
/** An enquiry that is younger may still be answered. */
const TIME_TO_ANSWER = "interval '14 days'";

/** The moment that is asked about, and the one before which all must have been that is known of; now, that is all. */
const MOMENT = 'coalesce($2::timestamptz, now())';
const BEFORE = "coalesce($2::timestamptz, 'infinity')";

/** Whether enquiry `e` became a sale. */
export const SOLD = "(coalesce(e.revenue, 0) > 0 AND e.progress <> 'Fallen Through')";

/** Whether its supplier has answered it: by a reply, or by going on with it. */
const ANSWERED = "(e.email_state = 'Reply Sent' OR e.progress IN ('In Progress', 'Completed'))";

/** Whether there has been time to answer it. */
const DUE = `e.enquired_at < ${MOMENT} - ${TIME_TO_ANSWER}`;

/** Whether its supplier still has work with it. */
const OPEN = "e.progress IN ('Enquiry', 'Introduction', 'In Progress')";

/**
 * Whether supplier `s` may be offered to buyer `me`, who is $1: it is listed, it is not the buyer itself, and the two have
 * never had anything to do with each other, be it a lead, which may have been refused, or an enquiry.
 */
export const MAY_BE_OFFERED = `s.listed AND s.created_at < ${BEFORE}
    AND s.impact_buyer_id IS DISTINCT FROM me.id AND s.id IS DISTINCT FROM me.supplier_id
    AND NOT EXISTS (SELECT FROM lead l
      WHERE l.impact_buyer_id = $1::integer AND l.supplier_id = s.id AND l.created_at < ${BEFORE})
    AND NOT EXISTS (SELECT FROM sales_enquiry e
      WHERE e.impact_buyer_id = $1::integer AND e.supplier_id = s.id AND e.enquired_at < ${BEFORE})`;

/** The last part of the address of buyer `b`: its post code, and its town in the words that places are known by. */
const POST_CODE = String.raw`substring(b.address FROM '(\d{4})\s*$')`;
const TOWN = String.raw`array_to_string(
      search_words(regexp_replace(split_part(b.address, ',', -1), '\d{4}\s*$', '')), ' ')`;

/** A sale `e` that counts: one of the window before the moment, of a supplier that is known. */
const COUNTS = `${SOLD} AND e.supplier_id IS NOT NULL
      AND e.enquired_at >= ${MOMENT} - ${WINDOW} AND e.enquired_at < ${MOMENT}`;

/** How many years of the window a supplier has been there, from half a year on. */
const YEARS = `greatest(0.5, extract(epoch FROM least(${WINDOW}, ${MOMENT} - s.created_at))
      / extract(epoch FROM interval '1 year'))::float8`;

const COMES_FROM = 'coalesce(place.region = me.region, false)';
const SERVES_REGION = 'coalesce(me.region = ANY (s.service_regions), false)';
const SERVES_ALL = "'Nationwide' = ANY (s.service_regions)";

/** A supplier's place as far as it is known without its answers. */
const LIKING = `
      ${WEIGHTS.taste} * ln(coalesce(liked_for.taste, 1))
      + ${WEIGHTS.similar} * ln(1 + coalesce(liked.likeness, 0)::float8)
      + ${WEIGHTS.sales} * ln(1 + coalesce(sales.sales, 0)::float8 / ${YEARS})
      + CASE WHEN ${SERVES_REGION} THEN ${WEIGHTS.region} WHEN ${SERVES_ALL} THEN ${WEIGHTS.nationwide} ELSE 0 END
      + CASE WHEN ${COMES_FROM} THEN ${WEIGHTS.there} ELSE 0 END`;

/**
 * The suppliers that suit buyer $1 best as leads, the best first, $3 of them at most, with what speaks for each. $2 is
 * the moment to look from, at nothing that came later; null for now. What an enquiry has come to is not kept by time:
 * of those before that moment it counts as it is today.
 *
 * Sales are read off two indexes that hold nothing else, without their rows.
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
    first.serves, first.comes_from AS "comesFrom", first.sales, habits.asked, habits.answered, habits.open,
    best.name AS category, best.of_type AS "timesOfType", best.own AS "timesBefore"
  FROM first
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE ${DUE}))::integer AS asked,
        (count(*) FILTER (WHERE ${DUE} AND ${ANSWERED}))::integer AS answered,
        (count(*) FILTER (WHERE ${OPEN} AND e.archived_at IS NULL AND e.enquired_at >= ${MOMENT} - ${IN_HAND}))::integer AS open
      FROM sales_enquiry e WHERE e.supplier_id = first.id
        AND e.enquired_at >= ${MOMENT} - ${LATELY} AND e.enquired_at < ${MOMENT}) habits
    LEFT JOIN LATERAL (
      SELECT category.name, taste.of_type::integer AS of_type, taste.own FROM supplier_category c
        JOIN taste USING (category_id) JOIN category ON category.id = c.category_id
      WHERE c.supplier_id = first.id AND taste.taste > 1 ORDER BY taste.taste DESC, c.category_id LIMIT 1) best ON true
  ORDER BY first.liking + ${WEIGHTS.answers} * (habits.answered + 1.0) / (habits.asked + 2)
    - ${WEIGHTS.open} * ln(1 + habits.open / (1 + first.quarterly)) DESC, first.id
  LIMIT $3::integer`,
};
