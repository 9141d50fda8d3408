import type pg from 'pg';
import { MATCHING_SUPPLIERS, MAY_BE_OFFERED, SOLD } from '../server/sales/leads/matching-suppliers.sql.js';

/** The number of top places in a ranking that count as a hit. */
const FIRST = 10;

/** A buyer, a supplier that it bought from, and the time before their first contact. */
export interface Holdout {
  impactBuyerId: number;
  supplierId: number;
  before: Date;
}

/**
 * SQL of the newest suppliers of each buyer that bought from two or more, from place $1 to $2, with the time
 * of the first contact by lead or enquiry. Suppliers that cannot be offered today are left out.
 */
const HOLDOUT = `
  WITH met AS (
    SELECT impact_buyer_id, supplier_id, min(at) AS before FROM (
      SELECT impact_buyer_id, supplier_id, enquired_at AS at FROM sales_enquiry UNION ALL
      SELECT impact_buyer_id, supplier_id, created_at FROM lead) every
    WHERE impact_buyer_id IS NOT NULL AND supplier_id IS NOT NULL GROUP BY impact_buyer_id, supplier_id),
  bought AS (
    SELECT DISTINCT impact_buyer_id, supplier_id FROM sales_enquiry e
    WHERE impact_buyer_id IS NOT NULL AND supplier_id IS NOT NULL AND ${SOLD}),
  faithful AS (SELECT impact_buyer_id FROM bought GROUP BY impact_buyer_id HAVING count(*) >= 2),
  placed AS (
    SELECT b.id AS buyer, s.id AS supplier, met.before,
      row_number() OVER (PARTITION BY b.id ORDER BY met.before DESC, s.id) AS place
    FROM bought JOIN faithful USING (impact_buyer_id) JOIN met USING (impact_buyer_id, supplier_id)
      JOIN impact_buyer b ON b.id = impact_buyer_id JOIN supplier s ON s.id = bought.supplier_id
    WHERE s.listed AND s.created_at < met.before
      AND s.impact_buyer_id IS DISTINCT FROM b.id AND s.id IS DISTINCT FROM b.supplier_id)
  SELECT buyer AS "impactBuyerId", supplier AS "supplierId", before FROM placed
  WHERE place BETWEEN $1::integer AND $2::integer ORDER BY buyer, place`;

/**
 * SQL of all suppliers that may be offered, most sales before that time first, whoever bought, with their
 * number.
 */
const MOST_POPULAR = `
  SELECT s.id, count(*) OVER ()::integer AS all
  FROM impact_buyer me CROSS JOIN supplier s LEFT JOIN (
    SELECT e.supplier_id, count(*) AS sales FROM sales_enquiry e
    WHERE e.enquired_at < $2::timestamptz AND ${SOLD} GROUP BY e.supplier_id) sold ON sold.supplier_id = s.id
  WHERE me.id = $1::integer AND ${MAY_BE_OFFERED}
  ORDER BY coalesce(sold.sales, 0) DESC, s.id LIMIT $3::integer`;

export interface Outcome {
  cases: number;
  /** The share of cases in which the supplier was among the first ten. */
  matching: number;
  mostPopular: number;
  random: number;
  /** The durations of the rankings in milliseconds. */
  milliseconds: number[];
}

/**
 * Returns the suppliers that are held back: the newest of each buyer, or those at these places from the
 * newest on.
 */
export async function holdout(client: pg.Client, from: number, to: number): Promise<Holdout[]> {
  return (await client.query<Holdout>(HOLDOUT, [from, to])).rows;
}

/** Ranks the suppliers of each case using only earlier data, and counts the hits. */
export async function rankHoldout(client: pg.Client, cases: readonly Holdout[]): Promise<Outcome> {
  const hits = { matching: 0, mostPopular: 0, random: 0 };
  const milliseconds: number[] = [];
  for (const { impactBuyerId, supplierId, before } of cases) {
    const values = [impactBuyerId, before, FIRST];
    const holds = (rows: readonly { id: number }[]) => (rows.some(({ id }) => id === supplierId) ? 1 : 0);
    const started = performance.now();
    const matching = await client.query<{ id: number }>({ ...MATCHING_SUPPLIERS, values });
    milliseconds.push(performance.now() - started);
    const popular = await client.query<{ id: number; all: number }>(MOST_POPULAR, values);
    hits.matching += holds(matching.rows);
    hits.mostPopular += holds(popular.rows);
    // The expected hits of a random choice.
    hits.random += Math.min(1, FIRST / (popular.rows[0]?.all ?? FIRST));
  }
  const share = (number: number) => number / Math.max(1, cases.length);
  return {
    cases: cases.length,
    matching: share(hits.matching),
    mostPopular: share(hits.mostPopular),
    random: share(hits.random),
    milliseconds,
  };
}
