import { CREATION_COLUMNS } from '../../platform/activity/record-creations.js';
import { columnNameOf } from '../../platform/database/snake-naming.js';
import { LEAD_SUBJECT, leadColumnFields } from './lead.fields.js';
import { OPEN, openIn } from './open-lead.js';

/**
 * The defaults of a new lead: contact details from the buyer, details of the offer from the supplier (R225).
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  fromType: `'Impact Buyer'`,
  fromName: 'coalesce(b.contact_name, b.name)',
  fromPhone: 'b.phone',
  fromEmail: 'b.email',
  buyerType: 'b.buyer_type',
  callRailPhone: 's.call_rail_phone',
  urlKeyword: 's.url_keyword',
  listTitle: 's.list_title',
  summary: 's.lead_summary',
  status: `'Card Created'`,
  weight: '0',
  createdAt: 'now()',
  customerHidden: 'false',
};

const names = Object.keys(leadColumnFields);
const columns = names.map(columnNameOf).join(', ');
const values = names
  .map((name) => {
    const column = `a.${columnNameOf(name)}`;
    return OTHERWISE[name] ? `coalesce(${column}, ${OTHERWISE[name]})` : column;
  })
  .join(', ');

/** Skips a pair that another transaction creates at the same time. */
const SKIPPED = `ON CONFLICT (impact_buyer_id, supplier_id) WHERE ${OPEN} DO NOTHING`;

/**
 * Returns the SQL of the insertion. Rows are inserted in the order of their pairs, whatever the order of the
 * input, so that two transactions with the same pairs wait for each other in one direction only and cannot
 * deadlock.
 */
const insertFrom = (requests: string, into: string, selected: string, otherwise: '' | typeof SKIPPED) => `
  INSERT INTO lead (${into})
  SELECT ${selected} FROM ${requests} a JOIN impact_buyer b ON b.id = a.impact_buyer_id JOIN supplier s ON s.id = a.supplier_id
  WHERE NOT EXISTS (SELECT FROM lead o
    WHERE o.impact_buyer_id = a.impact_buyer_id AND o.supplier_id = a.supplier_id AND ${openIn('o')})
  ORDER BY a.impact_buyer_id, a.supplier_id
  ${otherwise}
  RETURNING id, impact_buyer_id, supplier_id`;

/**
 * Inserts leads for the rows in $1, whose `id` is their position: one for each pair of an existing buyer and
 * an existing supplier without an open lead (A71, A72). Returns a row for each input row, in the same order:
 * whether the buyer and the supplier exist, and the id of the new lead.
 */
export const INSERT_LEADS = `
  WITH asked AS MATERIALIZED (SELECT * FROM jsonb_populate_recordset(NULL::lead, $1::jsonb)),
    firsts AS (
      SELECT DISTINCT ON (impact_buyer_id, supplier_id) * FROM asked ORDER BY impact_buyer_id, supplier_id, id),
    made AS (${insertFrom('firsts', columns, values, SKIPPED)})
  SELECT b.id IS NOT NULL AS "hasBuyer", s.id IS NOT NULL AS "hasSupplier", m.id
  FROM asked a
    LEFT JOIN impact_buyer b ON b.id = a.impact_buyer_id
    LEFT JOIN supplier s ON s.id = a.supplier_id
    LEFT JOIN firsts f ON f.id = a.id
    LEFT JOIN made m ON m.impact_buyer_id = f.impact_buyer_id AND m.supplier_id = f.supplier_id
  ORDER BY a.id`;

const given = Object.keys(OTHERWISE);
const PAIR = ['impact_buyer_id', 'supplier_id'];

const offering = (otherwise: '' | typeof SKIPPED) => `
  WITH asked AS (SELECT * FROM unnest($1::integer[], $2::integer[]) AS a (impact_buyer_id, supplier_id)),
    made AS (${insertFrom(
      'asked',
      [...PAIR, ...given.map(columnNameOf)].join(', '),
      [...PAIR.map((column) => `a.${column}`), ...given.map((name) => OTHERWISE[name])].join(', '),
      otherwise,
    )}),
    told AS (
      INSERT INTO activity (${CREATION_COLUMNS})
      SELECT $3, $4::integer, '${LEAD_SUBJECT}.created', '${LEAD_SUBJECT}', m.id, jsonb_build_object(
        'impactBuyerId', jsonb_build_array(NULL, m.impact_buyer_id), 'supplierId', jsonb_build_array(NULL, m.supplier_id)), $5, $6::uuid
      FROM made m)
  SELECT a.impact_buyer_id AS "impactBuyerId", a.supplier_id AS "supplierId" FROM asked a
  WHERE NOT EXISTS (SELECT FROM made m
    WHERE m.impact_buyer_id = a.impact_buyer_id AND m.supplier_id = a.supplier_id)`;

/**
 * Inserts a lead for each buyer in $1 with the supplier at the same position in $2, as above, and records
 * each in the activity log on behalf of $3 to $6. The rows do not pass through the Node.js process. Returns
 * the pairs without a new lead.
 */
export const OFFER_LEADS = {
  /**
   * Fails if another transaction creates one of these pairs meanwhile. `besideOthers` handles that, but takes
   * a tenth longer.
   */
  alone: offering(''),
  besideOthers: offering(SKIPPED),
};
