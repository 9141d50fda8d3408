import { changesOf, type ListPart, type ListSource, listRecords } from '../../kits/lists/record-list.js';
import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { COUNTS, contributionOf } from '../../totals/contribution.sql.js';
import { activeLeadsOf } from '../../totals/lead-counts.sql.js';
import { ownFields, staffFields } from './impact-buyer.fields.js';
import { viewerOf, visible, visibleTo } from './impact-buyer.policy.js';
import type { BuyerViewer } from './impact-buyer.rights.js';
import { openFields } from './impact-buyer-public.fields.js';
import { latestEnquiryOf } from './impact-buyer-record.sql.js';
import type { BuyerKey } from './impact-report.read-model.js';

/** An impact buyer for the REST API, with its fields by name. */
export type ImpactBuyerRecord = Record<string, unknown> & { id: number };

/** A record with the fields that the caller may see. `viewer` is the role of the caller. */
export interface VisibleImpactBuyer {
  record: ImpactBuyerRecord;
  viewer: BuyerViewer;
}

/** The public columns (R340). Good causes and suppliers that are not public are not named. */
const PUBLIC = `b.id, b.version, ${selectedFields(openFields, 'b', always).text},
  ${contributionOf('impact-buyer', 'b.id')} AS "contributionTotal"`;

const PUBLIC_LINKS = `
  (SELECT g.id FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS "goodCauseId",
  (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS "goodCauseName",
  (SELECT s.id FROM supplier s WHERE s.id = b.supplier_id AND s.listed) AS "supplierId"`;

const ALL_LINKS = `b.good_cause_id AS "goodCauseId", b.supplier_id AS "supplierId",
  (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id) AS "goodCauseName"`;

/** The further columns for the buyer's own users and staff. */
const OWN = `${selectedFields(ownFields, 'b', always).text}, b.created_at AS "createdAt",
  ${activeLeadsOf('b.id')} AS "leadsCount", ${latestEnquiryOf('b.id')} AS "latestEnquiryId",
  (SELECT coalesce(sum(r.enquiries), 0)::integer FROM sales_rollup r
    WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id) AS "enquiryTotal",
  (SELECT coalesce(sum(r.revenue), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id AND ${COUNTS}) AS "revenueTotal"`;

/** The further columns for staff. */
const ADMIN = `${selectedFields(staffFields, 'b', always).text},
  (SELECT g.link_key FROM good_cause g WHERE g.id = b.good_cause_id) AS "goodCauseLinkKey"`;

/**
 * Returns the SQL of records with only the columns that the caller may see. Later parts replace earlier ones.
 */
const records = (condition: string, all: string, ownId: string) => `
  SELECT to_jsonb(p) || coalesce(to_jsonb(o), '{}') || coalesce(to_jsonb(a), '{}') AS record,
    ${viewerOf(all, ownId)} AS viewer
  FROM impact_buyer b
  CROSS JOIN LATERAL (SELECT ${PUBLIC}, ${PUBLIC_LINKS}) p
  LEFT JOIN LATERAL (SELECT ${ALL_LINKS}, ${OWN}) o ON ${all}::boolean OR b.id = ${ownId}::integer
  LEFT JOIN LATERAL (SELECT ${ADMIN}) a ON ${all}::boolean
  WHERE ${condition}`;

const one = (condition: string) => records(`${condition} AND ${visible('$2', '$3')}`, '$2', '$3');
const BY_ID: Statement = { name: 'impact-buyer-record-by-id', text: one('b.id = $1') };
const BY_KEYWORD: Statement = {
  name: 'impact-buyer-record-by-keyword',
  text: one('lower(b.url_keyword) = lower($1)'),
};
const ALL_BUYERS: Statement = {
  name: 'all-impact-buyers',
  text: `${records('($1::boolean OR b.id = $2::integer)', '$1', '$2')} ORDER BY lower(b.name), b.id`,
};

interface LiveRow {
  id: number;
  sorted: string;
  record: ImpactBuyerRecord;
}
const LIVE: ListSource<LiveRow, [string, number]> = {
  head: {
    name: 'live-impact-buyers-head',
    text: `SELECT (SELECT count(*)::integer FROM impact_buyer WHERE status = 'Live Report') AS total, concat_ws('-',
      ${changesOf("impact_buyer b WHERE b.status = 'Live Report'", 'b')}, ${changesOf('good_cause g', 'g')},
      (SELECT coalesce(sum(contribution), 0) FROM sales_rollup WHERE scope = 'impact-buyer'),
      ${changesOf('supplier s WHERE s.impact_buyer_id IS NOT NULL', 's')}) AS version`,
  },
  batch: {
    name: 'live-impact-buyers-batch',
    text: `SELECT b.id, lower(b.name) AS sorted,
        (SELECT row_to_json(p) FROM (SELECT ${PUBLIC}, ${PUBLIC_LINKS}) p) AS record
      FROM impact_buyer b
      WHERE b.status = 'Live Report' AND (lower(b.name), b.id) > ($1::text, $2::integer)
      ORDER BY lower(b.name), b.id LIMIT $3::integer OFFSET $4::integer`,
  },
  start: ['', 0],
  keyOf: ({ sorted, id }) => [sorted, id],
};

/** Returns the impact buyers with a Live Report by name, with their public fields (A99, R340). */
export const listLiveImpactBuyers = (database: Database, part: ListPart) => listRecords(database, LIVE, part);

/**
 * Returns the buyers that the caller may open, by name: all for staff, only their own for users of a buyer
 * (A38). One statement.
 */
export const listAllImpactBuyers = (context: RequestContext) =>
  context.app.database.read<VisibleImpactBuyer>(ALL_BUYERS, visibleTo(context));

/**
 * Returns a buyer with the fields that the caller may see, or null: a Live Report, or any for its own users
 * and staff (A22, A148). One statement.
 */
export function loadImpactBuyer(context: RequestContext, key: BuyerKey): Promise<VisibleImpactBuyer | null> {
  const [statement, value] = 'id' in key ? [BY_ID, key.id] : [BY_KEYWORD, key.urlKeyword];
  return context.app.database.readOne<VisibleImpactBuyer>(statement, [value, ...visibleTo(context)]);
}
