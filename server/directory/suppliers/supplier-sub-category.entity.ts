import { Entity, PrimaryColumn } from 'typeorm';

/** A sub category that a supplier is listed under. */
@Entity('supplier_sub_category')
export class SupplierSubCategory {
  @PrimaryColumn('integer') supplierId!: number;
  @PrimaryColumn('integer') subCategoryId!: number;
}
