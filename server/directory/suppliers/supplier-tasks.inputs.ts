import { Field, InputType, Int } from 'type-graphql';
import { bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { supplierBulkFields } from './supplier-bulk.fields.js';

@InputType({ description: 'The categories of the suppliers that are changed.' })
class SupplierBulkLists {
  @Field(() => [Int], {
    nullable: true,
    description: 'The ids of the categories, which replace the current ones.',
  })
  categoryIds?: number[] | null;
  @Field(() => [Int], {
    nullable: true,
    description: 'The ids of the sub categories, which replace the current ones.',
  })
  subCategoryIds?: number[] | null;
}

/** The input of a change to many suppliers. */
export const SupplierBulkInput = bulkInput('Supplier', 'suppliers', supplierBulkFields, SupplierBulkLists);
