import { activeLeadsOf } from '../leads/lead-counts.sql.js';
import type { Database, Statement } from '../platform/database/database.js';
import { changesOf, type ListPart, type ListSource, listRecords } from '../platform/lists/record-list.js';
import type { RequestContext } from '../platform/request-context.js';
import { contributionOf } from '../statistics/contribution.sql.js';
import { type BuyerAudience, visible, visibleTo } from './impact-buyer.policy.js';
import type { BuyerKey } from './impact-report.read-model.js';

/** An impact buyer for the documented calls, columns as they stand in the database. */
export type ImpactBuyerRecord = Record<string, unknown> & { id: number };

/** A record as one reader may see it; `audience` says which columns that are. */
export interface SeenImpactBuyer {
  record: ImpactBuyerRecord;
  audience: BuyerAudience;
}

/** Columns anyone may read (R340); causes and suppliers that are not public are not named. */
const PUBLIC = `b.id, b.version, b.name, b.buyer_type, b.status, b.who_we_are, b.website, b.description, b.url_keyword,
  b.recent_impact_story, b.image_url, b.is_good_cause, b.buyer_selected, b.tradies_selected, b.supplier_selected,
  b.suppliers_used, b.buyers_slogan, b.contributions_generated_slogan, b.community_hours_slogan,
  b.community_hours_slogan_supplier, b.tradie_slogan, b.tradie_stat_1, b.tradie_stat_2, b.tradie_message_1,
  b.tradie_message_2, b.supplier_enquiry_total, b.supplier_contribution_total::float8, b.suppliers_slogan,
  b.contributions_generated_slogan_supplier,
  ${contributionOf('impact-buyer', 'b.id')} AS contribution_total`;

const PUBLIC_LINKS = `
  (SELECT g.id FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS good_cause_id,
  (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS good_cause_name,
  (SELECT s.id FROM supplier s WHERE s.id = b.supplier_id AND s.listed) AS supplier_id`;

const ALL_LINKS = `b.good_cause_id, (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id) AS good_cause_name,
  b.supplier_id`;

/** Columns for the buyer's own user and Admin besides. */
const OWN = `b.contact_name, b.contact_title, b.contact_connection, b.email, b.phone, b.address, b.link_key,
  b.good_cause_action, b.good_cause_link_enabled, b.good_cause_comments, b.storage_id, b.created_at, b.type,
  ${activeLeadsOf('b.id')} AS leads_count,
  (SELECT e.id FROM sales_enquiry e WHERE e.impact_buyer_id = b.id AND e.archived_at IS NULL
    ORDER BY e.enquired_at DESC, e.id DESC LIMIT 1) AS latest_enquiry_id,
  (SELECT coalesce(sum(r.enquiries), 0)::integer FROM sales_rollup r
    WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id) AS enquiry_total,
  (SELECT coalesce(sum(r.revenue), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id AND r.progress <> 'Fallen Through') AS revenue_total`;

/** Columns for Admin besides. */
const ADMIN = `b.interested_status, b.chance_of_lead, b.action_notes, b.admin_notes,
  (SELECT g.link_key FROM good_cause g WHERE g.id = b.good_cause_id) AS good_cause_link_key`;

/** What each reader may see is all that is read: later parts of the record replace earlier ones. */
const record = (condition: string) => `
  SELECT to_jsonb(p) || coalesce(to_jsonb(o), '{}') || coalesce(to_jsonb(a), '{}') AS record,
    CASE WHEN $2::boolean THEN 'admin' WHEN b.id = $3::integer THEN 'own' ELSE 'public' END AS audience
  FROM impact_buyer b
  CROSS JOIN LATERAL (SELECT ${PUBLIC}, ${PUBLIC_LINKS}) p
  LEFT JOIN LATERAL (SELECT ${ALL_LINKS}, ${OWN}) o ON $2::boolean OR b.id = $3::integer
  LEFT JOIN LATERAL (SELECT ${ADMIN}) a ON $2::boolean
  WHERE ${condition} AND ${visible('$2', '$3')}`;

const BY_ID: Statement = { name: 'impact-buyer-record-by-id', text: record('b.id = $1') };
const BY_KEYWORD: Statement = {
  name: 'impact-buyer-record-by-keyword',
  text: record('lower(b.url_keyword) = lower($1)'),
};
const LIVE: ListSource<ImpactBuyerRecord, [string, number]> = {
  head: {
    name: 'live-impact-buyers-head',
    text: `SELECT (SELECT count(*)::integer FROM impact_buyer WHERE status = 'Live Report') AS total, concat_ws('-',
      ${changesOf("impact_buyer b WHERE b.status = 'Live Report'", 'b')}, ${changesOf('good_cause g', 'g')},
      (SELECT coalesce(sum(contribution), 0) FROM sales_rollup WHERE scope = 'impact-buyer'),
      ${changesOf('supplier s WHERE s.impact_buyer_id IS NOT NULL', 's')}) AS version`,
  },
  batch: {
    name: 'live-impact-buyers-batch',
    text: `SELECT lower(b.name) AS sorted, ${PUBLIC}, ${PUBLIC_LINKS} FROM impact_buyer b
      WHERE b.status = 'Live Report' AND (lower(b.name), b.id) > ($1::text, $2::integer)
      ORDER BY lower(b.name), b.id LIMIT $3::integer OFFSET $4::integer`,
  },
  start: ['', 0],
  keyOf: (row) => [row.sorted as string, row.id],
};

/** Impact buyers with a Live Report by name, public columns alone (A99, R340). */
export const listLiveImpactBuyers = (database: Database, part: ListPart) => listRecords(database, LIVE, part);

/**
 * One buyer as the caller may see it, or null: a Live Report, or any to its own user and Admin (A22, A148).
 * One statement.
 */
export function loadImpactBuyer(context: RequestContext, key: BuyerKey): Promise<SeenImpactBuyer | null> {
  const [statement, value] = 'id' in key ? [BY_ID, key.id] : [BY_KEYWORD, key.urlKeyword];
  type Row = { record: ImpactBuyerRecord; audience: BuyerAudience };
  return context.app.database.readOne<Row>(statement, [value, ...visibleTo(context)]);
}
