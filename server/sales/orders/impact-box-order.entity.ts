import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';
import type { OrderStatus } from './impact-box-order.states.js';

/** An order of an Impact Box. */
@Entity('impact_box_order')
export class ImpactBoxOrder {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('text') fullName!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) mobile!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('jsonb', { default: () => "'[]'" }) items!: { name: string; price: number; quantity: number }[];
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) total!: number | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('text', { default: 'New' }) status!: OrderStatus;
  @Column('integer', { nullable: true }) goodCauseId!: number | null;
  @Column('jsonb', { default: () => "'{}'" }) payload!: Record<string, unknown>;
  @Column('text', { nullable: true }) adminNotes!: string | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
