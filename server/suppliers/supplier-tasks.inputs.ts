import { Field, InputType, Int } from 'type-graphql';
import { bulkInput } from '../tasks/bulk-resolvers.js';
import { supplierBulkFields } from './supplier-bulk.fields.js';

@InputType()
class SupplierBulkLists {
  @Field(() => [Int], { nullable: true, description: 'Instead of those that they have.' })
  categoryIds?: number[] | null;
  @Field(() => [Int], { nullable: true, description: 'Instead of those that they have.' })
  subCategoryIds?: number[] | null;
}

/** What many suppliers are given at once. */
export const SupplierBulkInput = bulkInput('Supplier', 'suppliers', supplierBulkFields, SupplierBulkLists);
