import type { NamedStatement } from '../platform/database/database.js';

/**
 * What makes a buyer like the one that is asked about: its type, its region, and how many of the categories that the
 * one asked about has bought in it has bought in, too (a share from 0 to 1, so that this counts most when all are).
 */
const LIKENESS = { type: 2, region: 2, categories: 1 } as const;

/** From this likeness on a buyer is called similar: of the same type, or in the same region, and never by categories alone. */
const SIMILAR_FROM = 2;

/**
 * What a supplier's place in the ranking is summed up of; `npm run measure-matching` tells what they are worth.
 *
 * - `similar`: for the logarithm of the likeness of all that bought from it, so that the second buyer says more than the
 *   twentieth.
 * - `sales`: for the logarithm of its sales in a year, whoever bought, out of the last five years or as long as it has
 *   been listed: a new one with three sales is no worse than an old one with six.
 * - `region`: where it serves the buyer's region by name; `nationwide` where it serves the whole country.
 * - `answers`: for the share of its enquiries that it has answered, with an answered and an unanswered one added, so
 *   that one enquiry alone is no proof.
 *
 * No field tells how much work a supplier can take on besides its status: one that is paused is not listed, and one that
 * is not listed is never here.
 */
const WEIGHTS = { similar: 0.5, sales: 3, region: 0.5, nationwide: 0.25, answers: 0.5 } as const;

/** How far back count what buyers bought, and answers; and how far sales, of which there are few in a year. */
const LATELY = "interval '2 years'";
const WINDOW = "interval '5 years'";
/** An enquiry that is younger may still be answered. */
const TIME_TO_ANSWER = "interval '14 days'";

/** The moment that is asked about, and the one before which all must have been that is known of; now, that is all. */
const MOMENT = 'coalesce($2::timestamptz, now())';
const BEFORE = "coalesce($2::timestamptz, 'infinity')";

/** Whether enquiry `e` became a sale. */
export const SOLD = "(coalesce(e.revenue, 0) > 0 AND e.progress <> 'Fallen Through')";

/** Whether its supplier has answered it: by a reply, or by going on with it. */
const ANSWERED = "(e.email_state = 'Reply Sent' OR e.progress IN ('In Progress', 'Completed'))";

/**
 * Whether supplier `s` may be offered to buyer `b`, who is $1: it is listed, it is not the buyer itself, and the two have
 * never had anything to do with each other, be it a lead, which may have been refused, or an enquiry.
 */
export const MAY_BE_OFFERED = `s.listed AND s.created_at < ${BEFORE}
    AND s.impact_buyer_id IS DISTINCT FROM b.id AND s.id IS DISTINCT FROM b.supplier_id
    AND NOT EXISTS (SELECT FROM lead l
      WHERE l.impact_buyer_id = $1::integer AND l.supplier_id = s.id AND l.created_at < ${BEFORE})
    AND NOT EXISTS (SELECT FROM sales_enquiry e
      WHERE e.impact_buyer_id = $1::integer AND e.supplier_id = s.id AND e.enquired_at < ${BEFORE})`;

/** Enquiries of the window; in two parts, each of which has an index by time. */
const recent = (archived: 'IS NULL' | 'IS NOT NULL') => `
    SELECT e.supplier_id, e.impact_buyer_id, ${SOLD} AS sold, ${ANSWERED} AS answered,
      e.enquired_at >= ${MOMENT} - ${LATELY} AS lately, e.enquired_at < ${MOMENT} - ${TIME_TO_ANSWER} AS due
    FROM sales_enquiry e
    WHERE e.archived_at ${archived} AND e.enquired_at >= ${MOMENT} - ${WINDOW} AND e.enquired_at < ${MOMENT}
      AND e.supplier_id IS NOT NULL`;

/** The last part of the address of buyer `b`: its post code, and its town in the words that places are known by. */
const POST_CODE = String.raw`substring(b.address FROM '(\d{4})\s*$')`;
const TOWN = String.raw`array_to_string(
      search_words(regexp_replace(split_part(b.address, ',', -1), '\d{4}\s*$', '')), ' ')`;

const SCORE = `
    ${WEIGHTS.similar} * ln(1 + coalesce(liked.likeness, 0))
    + ${WEIGHTS.sales} * ln(1 + coalesce(habits.sales, 0)::float8 / greatest(0.5,
      extract(epoch FROM least(${WINDOW}, ${MOMENT} - s.created_at)) / extract(epoch FROM interval '1 year')::float8))
    + CASE WHEN b.region = ANY (s.service_regions) THEN ${WEIGHTS.region}
      WHEN 'Nationwide' = ANY (s.service_regions) THEN ${WEIGHTS.nationwide} ELSE 0 END
    + ${WEIGHTS.answers} * (coalesce(habits.answered, 0) + 1.0) / (coalesce(habits.asked, 0) + 2)`;

/**
 * The suppliers that suit buyer $1 best as leads, the best first, $3 of them at most, with what speaks for each. $2 is
 * the moment to look from, at nothing that came later; null for now. What an enquiry has come to is not kept by time:
 * of those before that moment it counts as it is today.
 */
export const MATCHING_SUPPLIERS: NamedStatement = {
  name: 'matching-suppliers',
  text: `WITH recent AS MATERIALIZED (${recent('IS NULL')} UNION ALL ${recent('IS NOT NULL')}),
  bought AS MATERIALIZED (
    SELECT DISTINCT supplier_id, impact_buyer_id FROM recent
    WHERE sold AND lately AND impact_buyer_id <> $1::integer),
  own AS MATERIALIZED (
    SELECT DISTINCT c.category_id FROM sales_enquiry e JOIN supplier_category c USING (supplier_id)
    WHERE e.impact_buyer_id = $1::integer AND e.enquired_at < ${MOMENT} AND ${SOLD}),
  place AS MATERIALIZED (SELECT DISTINCT ON (folded) folded, region FROM search_place ORDER BY folded, rank, id),
  buyer AS MATERIALIZED (
    SELECT b.id, b.buyer_type, b.supplier_id, coalesce(code.region, town.region) AS region
    FROM impact_buyer b LEFT JOIN place code ON code.folded = ${POST_CODE} LEFT JOIN place town ON town.folded = ${TOWN}
    WHERE b.id = $1::integer OR b.id IN (SELECT impact_buyer_id FROM bought)),
  shared AS (
    SELECT o.impact_buyer_id, count(DISTINCT c.category_id)::float8 / (SELECT count(*) FROM own) AS share
    FROM bought o JOIN supplier_category c USING (supplier_id) JOIN own USING (category_id)
    GROUP BY o.impact_buyer_id),
  alike AS (
    SELECT o.id, CASE WHEN o.buyer_type = b.buyer_type THEN ${LIKENESS.type} ELSE 0 END
      + CASE WHEN o.region = b.region THEN ${LIKENESS.region} ELSE 0 END
      + ${LIKENESS.categories} * coalesce(shared.share, 0) AS likeness
    FROM buyer b JOIN buyer o ON o.id <> b.id LEFT JOIN shared ON shared.impact_buyer_id = o.id
    WHERE b.id = $1::integer),
  liked AS (
    SELECT o.supplier_id, sum(alike.likeness) AS likeness,
      count(*) FILTER (WHERE alike.likeness >= ${SIMILAR_FROM})::integer AS buyers
    FROM bought o JOIN alike ON alike.id = o.impact_buyer_id GROUP BY o.supplier_id),
  habits AS (
    SELECT supplier_id, count(*) FILTER (WHERE sold)::integer AS sales,
      count(*) FILTER (WHERE due AND lately)::integer AS asked,
      count(*) FILTER (WHERE due AND lately AND answered)::integer AS answered
    FROM recent GROUP BY supplier_id)
  SELECT s.id, s.name, s.list_title AS "listTitle", s.locations, coalesce(liked.buyers, 0) AS "similarBuyers",
    CASE WHEN b.region = ANY (s.service_regions) THEN b.region
      WHEN 'Nationwide' = ANY (s.service_regions) THEN 'Nationwide' END AS serves,
    coalesce(habits.sales, 0) AS sales, coalesce(habits.asked, 0) AS asked, coalesce(habits.answered, 0) AS answered
  FROM buyer b CROSS JOIN supplier s
    LEFT JOIN liked ON liked.supplier_id = s.id
    LEFT JOIN habits ON habits.supplier_id = s.id
  WHERE b.id = $1::integer AND ${MAY_BE_OFFERED}
    AND (liked.buyers > 0 OR habits.sales > 0 OR habits.asked > 0 OR b.region = ANY (s.service_regions)
      OR 'Nationwide' = ANY (s.service_regions))
  ORDER BY ${SCORE} DESC, s.id LIMIT $3::integer`,
};
