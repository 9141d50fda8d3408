import { HELD_ACTION } from '../../server/staff/held-submissions/held-forms.js';
import { SERVICES_LIST_ID } from '../demo-records.js';

/**
 * The work of the triggers, and links that form a circle. Each statement works on whole tables, so that its
 * cost for each row does not depend on their number.
 */
export const CLOSE_LINKS: readonly string[] = [
  `UPDATE impact_buyer SET supplier_id = supplier.id
   FROM supplier WHERE supplier.impact_buyer_id = impact_buyer.id`,
  `UPDATE lead SET sales_enquiry_id = sales_enquiry.id, actual_revenue = sales_enquiry.revenue,
     actual_contribution = sales_enquiry.contribution
   FROM sales_enquiry WHERE sales_enquiry.lead_id = lead.id`,
];

/** Tables with triggers that keep other tables exact. They are disabled during the load. */
export const TRIGGERED = [
  'supplier',
  'supplier_category',
  'supplier_sub_category',
  'sales_enquiry',
  'lead',
] as const;

/** Statements that fill tables from the loaded rows, each with its name in the progress report. */
export const REBUILD: readonly { readonly step: string; readonly sql: string }[] = [
  { step: 'search index', sql: 'SELECT rebuild_supplier_search()' },
  {
    step: 'list of services',
    sql: `UPDATE search_phrase SET offered = true, created_at = list.created_at, updated_at = list.updated_at
      FROM supplier list WHERE list.id = ${SERVICES_LIST_ID} AND folded IN (SELECT fold(service) FROM unnest(list.services) AS service)`,
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
    // The action item is raised with the first enquiry, and once more with each further one.
    sql: `INSERT INTO action_item (type, value, redirect_url, ref_id, raised, created_at, version)
      SELECT '${HELD_ACTION.type}', '${HELD_ACTION.value}', '${HELD_ACTION.redirectUrl}', ${HELD_ACTION.refId}, true,
        min(held_at), count(*) FROM held_submission`,
  },
  { step: 'log of changes', sql: 'SELECT log_missing_records()' },
  { step: 'sales totals', sql: 'INSERT INTO sales_total SELECT * FROM sales_rollup_recount' },
  { step: 'sales of partners', sql: 'INSERT INTO partner_total SELECT * FROM partner_recount' },
  { step: 'sales counts', sql: 'INSERT INTO enquiry_facet_total SELECT * FROM enquiry_facet_recount' },
  { step: 'statistics of sales', sql: 'SELECT mend_sales_statistics()' },
  { step: 'lead totals', sql: 'SELECT mend_lead_totals()' },
];

/** Tables with explicit ids, whose sequences must continue after them. */
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

/** Returns the statement that restarts the sequence of a table above its highest id. */
export const renumber = (table: string): string =>
  `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), 1)) FROM ${table}`;
