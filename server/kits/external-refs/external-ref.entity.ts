import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EXTERNAL_REF_TABLE } from './external-ref-table.js';

/** The id of a record in another system. */
@Entity(EXTERNAL_REF_TABLE)
export class StoredExternalRef {
  /** The type of the record, such as SUPPLIER. */
  @PrimaryColumn('text') recordType!: string;
  @PrimaryColumn('integer') recordId!: number;
  @PrimaryColumn('text') system!: string;
  @Column('text') externalId!: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
