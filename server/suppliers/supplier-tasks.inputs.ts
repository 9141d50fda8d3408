import { Field, InputType, Int } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { exportColumnInput, selectionInput } from '../platform/lists/selection-inputs.js';
import { supplierBulkFields } from './supplier-bulk.fields.js';
import { SupplierColumn, SupplierListFilter } from './supplier-record.inputs.js';

export const SupplierSelection = selectionInput('Supplier', SupplierListFilter);
export const SupplierExportColumn = exportColumnInput('Supplier', SupplierColumn);

@InputType({
  description:
    'What many suppliers are given at once, as of updateSupplier; fields left out stay as they are, null clears.',
})
export class SupplierBulkInput extends inputFromFields(supplierBulkFields) {
  @Field(() => [Int], { nullable: true, description: 'Instead of those that they have.' })
  categoryIds?: number[] | null;
  @Field(() => [Int], { nullable: true, description: 'Instead of those that they have.' })
  subCategoryIds?: number[] | null;
}
