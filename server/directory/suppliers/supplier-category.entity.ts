import { Entity, PrimaryColumn } from 'typeorm';

/** A sub category that a supplier is listed under. */
@Entity('supplier_sub_category')
export class SupplierSubCategory {
  @PrimaryColumn('integer') supplierId!: number;
  @PrimaryColumn('integer') subCategoryId!: number;
}

/** A category that a supplier is listed under. */
@Entity('supplier_category')
export class SupplierCategory {
  @PrimaryColumn('integer') supplierId!: number;
  @PrimaryColumn('integer') categoryId!: number;
}
