import { type ListPart, type ListSource, listRecords } from '../../kits/lists/record-list.js';
import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { type ContributionScope, contributionOf, rolledUpOf } from '../../totals/contribution.sql.js';
import { LEAD_SUBJECT, leadColumnFields } from './lead.fields.js';
import { NOT_ARCHIVED } from './lead-record.sql.js';

/** A lead for the REST API, with its fields by name and the sales totals of both parties. */
export type WiredLead = Record<string, unknown> & { id: number; version: number };

function salesOf(scope: ContributionScope, owner: string, side: 'buyer' | 'supplier'): string {
  const { enquiries, revenue } = rolledUpOf(scope, owner);
  return `${enquiries.text} AS "${side}Enquiries", ${revenue.text} AS "${side}Revenue",
    ${contributionOf(scope, owner)} AS "${side}Contribution"`;
}

const LEADS = `SELECT l.id, l.version, ${selectedFields(leadColumnFields, 'l', always).text},
    l.actual_revenue::float8 AS "actualRevenue", l.actual_contribution::float8 AS "actualContribution",
    l.archived_at IS NOT NULL AS archived,
    b.contact_name AS "contactName", (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id) AS "goodCause",
    s.name AS "supplierName", s.image_url AS "imageUrl", s.specific_benefits AS "specificBenefits",
    ${salesOf('impact-buyer', 'b.id', 'buyer')}, ${salesOf('supplier', 's.id', 'supplier')}
  FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id`;

/** The highest possible id. The first batch starts below it. */
const AFTER_ALL = 2_147_483_647;

const LISTED: ListSource<WiredLead, [number]> = {
  head: {
    name: 'leads-head',
    text: `SELECT (SELECT count(*)::integer FROM lead l WHERE ${NOT_ARCHIVED.text}) AS total,
      pg_current_snapshot()::text AS version`,
  },
  batch: {
    name: 'leads-batch',
    text: `${LEADS} WHERE l.id < $1::integer AND ${NOT_ARCHIVED.text}
      ORDER BY l.id DESC LIMIT $2::integer OFFSET $3::integer`,
  },
  start: [AFTER_ALL],
  keyOf: ({ id }) => [id],
};

const BY_IDS: Statement = {
  name: 'leads-by-ids',
  text: `${LEADS} WHERE l.id = ANY ($1::integer[]) ORDER BY l.id`,
};

const LAST: Statement = {
  name: 'last-activity-of-leads',
  text: `SELECT occurred_at AS "timestamp" FROM activity WHERE subject_type = '${LEAD_SUBJECT}'
    ORDER BY occurred_at DESC LIMIT 1`,
};

/** Returns the leads that are not archived, latest first (C087, A62). */
export const listFullLeads = (database: Database, part: ListPart) => listRecords(database, LISTED, part);

/** Returns the leads with these ids. One statement. */
export const readLeads = (database: Database, ids: readonly number[]): Promise<WiredLead[]> =>
  database.read<WiredLead>(BY_IDS, [ids]);

/**
 * Returns the time of the latest activity on any lead, by which other sessions notice changes (C100, R215).
 * Null if there is none.
 */
export async function lastLeadActivity(database: Database): Promise<Date | null> {
  const last = await database.readOne<{ timestamp: Date }>(LAST);
  return last?.timestamp ?? null;
}
