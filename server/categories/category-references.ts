import sql, { type Sql } from 'sql-template-tag';
import type { Reference } from '../platform/records/references.js';

/** The suppliers that are listed under a category, or under a sub category of it. */
export const listedUnder = (id: number): Sql => sql`SELECT supplier_id FROM supplier_category
    WHERE category_id = ${id}::integer
  UNION SELECT x.supplier_id FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
    WHERE k.category_id = ${id}::integer`;

/** What may name a category: it is not deleted then (A155). */
export const categoryReferences: readonly Reference[] = [
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM (${listedUnder(id)}) listed`,
  },
];

/** What may name a sub category. */
export const subCategoryReferences: readonly Reference[] = [
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM supplier_sub_category WHERE sub_category_id = ${id}`,
  },
];
