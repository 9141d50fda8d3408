import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../platform/language.js';
import type { SupplierSearchFilter } from '../suppliers/supplier-search.inputs.js';

/** The subject type of alerts in activities and mails. */
export const ALERT_SUBJECT = 'supplier-alert';

/** A visitor's wish for one mail when a supplier joins that the search finds. */
@Entity('supplier_alert')
export class SupplierAlert {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') email!: string;
  @Column('text') language!: Language;
  /** The trade of the search, as people read it. */
  @Column('text') trade!: string;
  @Column('text', { nullable: true }) place!: string | null;
  @Column('text', { nullable: true }) region!: string | null;
  @Column('jsonb') search!: SupplierSearchFilter;
  /** Null until the address is confirmed. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
