import type { Database, Statement } from '../../platform/database/database.js';
import type { CategoryWithChildren } from './category.type.js';
import { categoryOrder } from './category-order.sql.js';

const COLUMNS = `
  c.id, c.version, c.name, c.image_url AS "imageUrl", c.storage_id AS "storageId", c.position,
  coalesce((SELECT general FROM listing_rollup r WHERE r.place = '' AND r.kind = 'category' AND r.record_id = c.id), 0)
    AS "supplierCount",
  (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'position', k.position)
    ORDER BY ${categoryOrder('k')}), '[]')
    FROM sub_category k WHERE k.category_id = c.id) AS children`;

const ALL: Statement = {
  name: 'categories',
  text: `SELECT ${COLUMNS} FROM category c ORDER BY ${categoryOrder('c')}`,
};
const ONE: Statement = { name: 'category-by-id', text: `SELECT ${COLUMNS} FROM category c WHERE c.id = $1` };

/** A category for integrations, with its version and the id of the folder of its picture. */
export type CategoryRecord = CategoryWithChildren & { version: number; storageId: string | null };

/** Returns every category with its sub categories, both in the order set by staff, then by name (R287). */
export const listCategories = (database: Database) => database.read<CategoryRecord>(ALL);

/** Returns a category by id, or null. */
export const loadCategory = (database: Database, id: number) => database.readOne<CategoryRecord>(ONE, [id]);
