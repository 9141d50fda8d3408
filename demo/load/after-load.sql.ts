import { HELD_ACTION } from '../../server/held-submissions/held-action.js';
import { SERVICES_LIST_ID } from '../demo-records.js';

/**
 * What the triggers would have done row by row, and the links that go in a circle. Each statement works on
 * whole sets, so that it costs about the same for each row however many there are.
 */
export const CLOSE_LINKS: readonly string[] = [
  `UPDATE impact_buyer SET supplier_id = supplier.id
   FROM supplier WHERE supplier.impact_buyer_id = impact_buyer.id`,
  `UPDATE lead SET sales_enquiry_id = sales_enquiry.id, actual_revenue = sales_enquiry.revenue,
     actual_contribution = sales_enquiry.contribution
   FROM sales_enquiry WHERE sales_enquiry.lead_id = lead.id`,
];

/** Tables whose triggers keep other tables exact; they rest during the load. */
export const TRIGGERED = [
  'supplier',
  'supplier_category',
  'supplier_sub_category',
  'sales_enquiry',
  'lead',
] as const;

/** Filled from the rows that were loaded, each with what it is called in the progress report. */
export const REBUILD: readonly { readonly step: string; readonly sql: string }[] = [
  { step: 'search index', sql: 'SELECT rebuild_supplier_search()' },
  {
    step: 'list of services',
    sql: `UPDATE search_phrase SET offered = true
      WHERE folded IN (SELECT fold(service) FROM supplier, unnest(services) AS service WHERE supplier.id = ${SERVICES_LIST_ID})`,
  },
  {
    step: 'searches that found nobody',
    sql: `INSERT INTO search_miss (folded, searches, first_searched_at, last_searched_at)
      SELECT folded, searches, now() - interval '60 days', now() - searches * interval '5 hours'
      FROM (VALUES ('gutterclean', 37), ('portaloo', 21), ('chimney sweep', 14), ('kapa haka', 9), ('heatpumps', 6), ('sushi', 5), ('notary', 3), ('tarot', 1)) AS sought (folded, searches)
      WHERE (read_search(folded)).anywhere IS NULL ON CONFLICT DO NOTHING`,
  },
  {
    step: 'held submissions',
    sql: `INSERT INTO held_submission (form, sender_name, sender_email, summary, answers, content, reason, held_at)
        SELECT 'Message', name, email, message,
          jsonb_build_array(jsonb_build_object('label', 'About', 'value', 'General'),
            jsonb_build_object('label', 'Message', 'value', message)),
          jsonb_build_object('kind', 'General', 'fullName', name, 'email', email, 'message', message, 'language', 'en'),
          'A hidden field was filled in.', now() - age
        FROM (VALUES
          ('SEO Growth Team', 'offers@growth.example', 'First page of every search engine in seven days. Reply for prices.', interval '2 days'),
          ('Marama Tipene', 'marama.tipene@demo.example', 'We run the kai table at our school. Which suppliers deliver to Ōtaki?', interval '5 hours')
        ) AS sent (name, email, message, age)`,
  },
  {
    step: 'action item of held submissions',
    // Raised with the first of them, and once more with each other.
    sql: `INSERT INTO action_item (type, value, redirect_url, ref_id, raised, created_at, version)
      SELECT '${HELD_ACTION.type}', '${HELD_ACTION.value}', '${HELD_ACTION.redirectUrl}', ${HELD_ACTION.refId}, true,
        min(held_at), count(*) FROM held_submission`,
  },
  { step: 'sales totals', sql: 'INSERT INTO sales_total SELECT * FROM sales_rollup_recount' },
  { step: 'sales of partners', sql: 'INSERT INTO partner_total SELECT * FROM partner_recount' },
  { step: 'sales counts', sql: 'INSERT INTO enquiry_facet_total SELECT * FROM enquiry_facet_recount' },
  { step: 'statistics of sales', sql: 'SELECT mend_sales_statistics()' },
  { step: 'lead totals', sql: 'SELECT mend_lead_totals()' },
];

/** Tables that were given explicit ids; new rows must be numbered from there on. */
export const NUMBERED = [
  'category',
  'sub_category',
  'good_cause',
  'impact_buyer',
  'supplier',
  'work_example',
  'testimonial',
  'learn_more_file',
  'user_account',
  'lead',
  'sales_enquiry',
  'featured_listing',
  'action_item',
  'affiliate_link_click',
  'impact_box_order',
  'contact_message',
] as const;

/** Restarts the numbering of a table above its highest id. */
export const renumber = (table: string): string =>
  `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), 1)) FROM ${table}`;
