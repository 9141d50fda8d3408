import type { Database, Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { equivalentHours } from '../statistics/equivalent-hours.js';
import { seesUnapproved } from './good-cause.policy.js';
import type { PublicGoodCause } from './good-cause.type.js';

type Row = Omit<PublicGoodCause, 'equivalentHours'>;

const COLUMNS = `
  g.id, g.name, g.status, g.image_url AS "imageUrl", g.description, g.website,
  (g.name ILIKE '%(Impact an Area)%' OR g.name ILIKE '%(Impacts Overall)%') AS special,
  (SELECT coalesce(sum(r.contribution), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'good-cause' AND r.owner_id = g.id AND r.progress <> 'Fallen Through') AS contribution`;

const APPROVED: Statement = {
  name: 'approved-good-causes',
  text: `SELECT ${COLUMNS} FROM good_cause g WHERE g.status = 'Approved & Live' ORDER BY special, lower(g.name), g.id`,
};
const ONE: Statement = {
  name: 'good-cause',
  text: `SELECT ${COLUMNS} FROM good_cause g WHERE g.id = $1 AND (g.status = 'Approved & Live' OR $2::boolean)`,
};

const withHours = (row: Row): PublicGoodCause => ({
  ...row,
  equivalentHours: equivalentHours(row.contribution),
});

/** Approved good causes by name, area-level ones last (R105, R106). */
export async function listGoodCauses(database: Database): Promise<PublicGoodCause[]> {
  return (await database.read<Row>(APPROVED)).map(withHours);
}

/** A good cause that the caller may see, or null: an approved one, or any of its own user and Admin (C027). */
export async function loadGoodCause(context: RequestContext, id: number): Promise<PublicGoodCause | null> {
  const row = await context.app.database.readOne<Row>(ONE, [id, seesUnapproved(context, id)]);
  return row && withHours(row);
}
