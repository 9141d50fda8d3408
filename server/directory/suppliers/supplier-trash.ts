import type { TrashKind } from '../../kits/records/move-to-trash.js';

const column = 'supplier_id';

const KEYWORD_TAKEN =
  'Another supplier now has this URL keyword. Change that keyword, then restore this supplier.';

/** The trash of suppliers, from which they can be restored with their child rows (A155). */
export const supplierTrash: TrashKind = {
  title: ['name'],
  children: [
    { table: 'supplier_category', column, needs: { column: 'category_id', table: 'category' } },
    { table: 'supplier_sub_category', column, needs: { column: 'sub_category_id', table: 'sub_category' } },
    { table: 'work_example', column },
    { table: 'testimonial', column },
    { table: 'learn_more_file', column },
  ],
  pointers: [{ table: 'contact_message', column: 'reported_by_supplier_id' }],
  weak: [{ column: 'impact_buyer_id', table: 'impact_buyer' }],
  clashes: {
    supplier_url_keyword_key: KEYWORD_TAKEN,
    supplier_url_keyword_folded_key: KEYWORD_TAKEN,
    supplier_impact_buyer_id_key:
      'The linked impact buyer is now linked to another supplier. Remove that link, then restore this supplier.',
  },
};
