import { columnNameOf } from '../platform/database/snake-naming.js';
import { leadColumnFields } from './lead.fields.js';
import { OPEN, openIn } from './open-pair.js';

/** What a new lead says where nothing was given: of the buyer whom it is from, of the supplier what is offered (R225). */
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

/**
 * Makes leads of the rows in $1, which carry their place in `id`: one for each pair of a buyer and a supplier that are
 * there and have no open one (A71, A72). Answers of each row, in its place, who of the two is there, and the new lead.
 */
export const INSERT_LEADS = `
  WITH asked AS MATERIALIZED (SELECT * FROM jsonb_populate_recordset(NULL::lead, $1::jsonb)),
    firsts AS (
      SELECT DISTINCT ON (impact_buyer_id, supplier_id) * FROM asked ORDER BY impact_buyer_id, supplier_id, id),
    made AS (
      INSERT INTO lead (${columns})
      SELECT ${values} FROM firsts a JOIN impact_buyer b ON b.id = a.impact_buyer_id JOIN supplier s ON s.id = a.supplier_id
      WHERE NOT EXISTS (SELECT FROM lead o
        WHERE o.impact_buyer_id = a.impact_buyer_id AND o.supplier_id = a.supplier_id AND ${openIn('o')})
      ORDER BY a.id
      ON CONFLICT (impact_buyer_id, supplier_id) WHERE ${OPEN} DO NOTHING
      RETURNING id, impact_buyer_id, supplier_id)
  SELECT b.id IS NOT NULL AS "hasBuyer", s.id IS NOT NULL AS "hasSupplier", m.id
  FROM asked a
    LEFT JOIN impact_buyer b ON b.id = a.impact_buyer_id
    LEFT JOIN supplier s ON s.id = a.supplier_id
    LEFT JOIN firsts f ON f.id = a.id
    LEFT JOIN made m ON m.impact_buyer_id = f.impact_buyer_id AND m.supplier_id = f.supplier_id
  ORDER BY a.id`;
