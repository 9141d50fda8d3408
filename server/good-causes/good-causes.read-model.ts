import type { Database, Statement } from '../platform/database/database.js';
import { equivalentHours } from '../statistics/equivalent-hours.js';
import type { PublicGoodCause } from './good-cause.type.js';

type Row = Omit<PublicGoodCause, 'equivalentHours'>;

const COLUMNS = `
  g.id, g.name, g.image_url AS "imageUrl", g.description, g.website,
  (g.name ILIKE '%(Impact an Area)%' OR g.name ILIKE '%(Impacts Overall)%') AS special,
  (SELECT coalesce(sum(r.contribution), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'good-cause' AND r.owner_id = g.id AND r.progress <> 'Fallen Through') AS contribution`;

const APPROVED: Statement = {
  name: 'approved-good-causes',
  text: `SELECT ${COLUMNS} FROM good_cause g WHERE g.status = 'Approved & Live' ORDER BY special, lower(g.name), g.id`,
};
const ONE: Statement = {
  name: 'approved-good-cause',
  text: `SELECT ${COLUMNS} FROM good_cause g WHERE g.id = $1 AND g.status = 'Approved & Live'`,
};

const withHours = (row: Row): PublicGoodCause => ({
  ...row,
  equivalentHours: equivalentHours(row.contribution),
});

/** Approved good causes by name, area-level ones last (R105, R106). */
export async function listGoodCauses(database: Database): Promise<PublicGoodCause[]> {
  return (await database.read<Row>(APPROVED)).map(withHours);
}

/** An approved good cause, or null. */
export async function loadGoodCause(database: Database, id: number): Promise<PublicGoodCause | null> {
  const row = await database.readOne<Row>(ONE, [id]);
  return row && withHours(row);
}
