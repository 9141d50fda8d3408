import sql from 'sql-template-tag';
import { defineHistory } from '../../kits/history/define-history.js';
import { suppliers } from './supplier.commands.js';
import { suppliersOf } from './supplier.policy.js';
import { own } from './supplier.rights.js';
import { saveCategories } from './supplier-categories.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';

const owner = 'supplierId';

/** The history of suppliers: their timeline, Undo and the trash (A155, A156). */
export const supplierHistory = defineHistory(suppliers, {
  lists: [
    { ...workExamples, owner },
    { ...testimonials, owner },
    { ...learnMoreFiles, owner },
  ],
  beside: {
    fields: { categoryIds: own, subCategoryIds: own },
    restore: (context, supplierId, before) => saveCategories(context, { supplierId, isNew: false }, before),
  },
  links: {
    categoryIds: { table: 'category', name: 'l.name' },
    subCategoryIds: { table: 'sub_category', name: 'l.name' },
    impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
  },
  viewer: (context) => {
    const [all, ownId] = suppliersOf(context);
    if (all) return sql`'Admin'::text`;
    return ownId === null ? null : sql`CASE WHEN r.id = ${ownId}::integer THEN 'Supplier' END`;
  },
});
