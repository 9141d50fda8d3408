import type { Database, Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { contributionOf } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import { causesOf, seesAllFields } from './good-cause.policy.js';
import type { GoodCauseRecord } from './good-cause.type.js';

export type CauseRow = Omit<GoodCauseRecord, 'equivalentHours'>;

/** SQL that is true if good cause `g` is for an area or for the greatest need (R105). */
export const IS_SPECIAL = "(g.name ILIKE '%(Impact an Area)%' OR g.name ILIKE '%(Impacts Overall)%')";

/** The columns of good cause `g`. */
export const CAUSE_COLUMNS = `
  g.id, g.version, g.storage_id AS "storageId", g.link_key AS "linkKey",
  g.created_at AS "createdAt", g.updated_at AS "updatedAt", g.name, g.status, g.image_url AS "imageUrl", g.description, g.website,
  ${IS_SPECIAL} AS special,
  ${contributionOf('good-cause', 'g.id')} AS contribution`;

const APPROVED: Statement = {
  name: 'approved-good-causes',
  text: `SELECT ${CAUSE_COLUMNS} FROM good_cause g WHERE g.status = 'Approved & Live' ORDER BY special, lower(g.name), g.id`,
};
const ONE: Statement = {
  name: 'good-cause',
  text: `SELECT ${CAUSE_COLUMNS} FROM good_cause g WHERE g.id = $1 AND (g.status = 'Approved & Live' OR $2::boolean)`,
};

const ALL_CAUSES: Statement = {
  name: 'all-good-causes',
  text: `SELECT ${CAUSE_COLUMNS} FROM good_cause g WHERE $1::boolean OR g.id = $2 ORDER BY lower(g.name), g.id`,
};

/** Returns a row with its equivalent hours. */
export const causeWithHours = (row: CauseRow): GoodCauseRecord => ({
  ...row,
  equivalentHours: equivalentHours(row.contribution),
});

/** Returns the approved good causes by name. Good causes for an area come last (R105, R106). */
export async function listGoodCauses(database: Database): Promise<GoodCauseRecord[]> {
  return (await database.read<CauseRow>(APPROVED)).map(causeWithHours);
}

/**
 * Returns a good cause that the caller may see, or null: an approved one, or any for its own users and staff
 * (C027).
 */
export async function loadGoodCause(context: RequestContext, id: number): Promise<GoodCauseRecord | null> {
  const row = await context.app.database.readOne<CauseRow>(ONE, [id, seesAllFields(context, id)]);
  return row && causeWithHours(row);
}

/**
 * Returns the good causes that the caller sees with all fields, by name: all for staff, only their own for
 * users of a good cause (C026).
 */
export async function listFullCauses(context: RequestContext): Promise<GoodCauseRecord[]> {
  return (await context.app.database.read<CauseRow>(ALL_CAUSES, causesOf(context))).map(causeWithHours);
}
