import { Entity, PrimaryColumn } from 'typeorm';

/** A category that a supplier is listed under. */
@Entity('supplier_category')
export class SupplierCategory {
  @PrimaryColumn('integer') supplierId!: number;
  @PrimaryColumn('integer') categoryId!: number;
}
