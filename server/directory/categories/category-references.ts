import sql, { type Sql } from 'sql-template-tag';
import type { Reference } from '../../kits/records/references.js';

/** Returns the SQL of the suppliers in a category or in one of its sub categories. */
export const listedUnder = (id: number): Sql => sql`SELECT supplier_id FROM supplier_category
    WHERE category_id = ${id}::integer
  UNION SELECT x.supplier_id FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
    WHERE k.category_id = ${id}::integer`;

/** The records that can refer to a category. It cannot be deleted while any of them do (A155). */
export const categoryReferences: readonly Reference[] = [
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM (${listedUnder(id)}) listed`,
  },
];

/** The records that can refer to a sub category. */
export const subCategoryReferences: readonly Reference[] = [
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM supplier_sub_category WHERE sub_category_id = ${id}`,
  },
];
