import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import { NATIONWIDE, REGIONS } from './regions.js';
import type { SupplierPlaces } from './supplier-places.type.js';

const MAX_TOWNS = 40;

const NAMES = REGIONS.map(({ name }) => name).filter((name) => name !== NATIONWIDE);

const statement = prepared(
  'supplier-places',
  sql`WITH live AS MATERIALIZED (
      SELECT service_regions, btrim(physical_city) AS town FROM supplier WHERE listed),
    served AS (SELECT region, count(*)::integer AS count FROM live, unnest(service_regions) region GROUP BY region)
  SELECT (SELECT count(*)::integer FROM live) AS total,
    coalesce((SELECT count FROM served WHERE region = ${NATIONWIDE}::text), 0) AS nationwide,
    (SELECT json_agg(json_build_object('name', name, 'supplierCount', coalesce(count, 0)) ORDER BY place)
      FROM unnest(${NAMES}::text[]) WITH ORDINALITY AS known (name, place) LEFT JOIN served ON region = name) AS regions,
    (SELECT coalesce(json_agg(t), '[]') FROM (
      SELECT town AS name, count(*)::integer AS "supplierCount" FROM live WHERE town <> ''
      GROUP BY town ORDER BY count(*) DESC, town LIMIT ${raw(String(MAX_TOWNS))}) t) AS towns`,
);

/** Returns the numbers of listed suppliers by region and by town (P075). Runs one statement. */
export async function readSupplierPlaces(database: Database): Promise<SupplierPlaces> {
  const places = await database.readOne<SupplierPlaces & Record<string, unknown>>(statement);
  if (!places) throw new Error('A statement without a table answers one row');
  return places;
}
