import { Entity, PrimaryColumn } from 'typeorm';

/** A category a supplier is listed under. */
@Entity('supplier_category')
export class SupplierCategory {
  @PrimaryColumn('integer') supplierId!: number;
  @PrimaryColumn('integer') categoryId!: number;
}
