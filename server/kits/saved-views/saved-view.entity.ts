import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { ColumnArrangement } from './saved-view.schema.js';

/** The view that a list opens with for one user. */
@Entity('saved_view_default')
export class SavedViewDefault {
  @PrimaryColumn('integer') userId!: number;
  @PrimaryColumn('text') list!: string;
  @Column('integer') viewId!: number;
}

/** A saved view of a list: its filters, order and columns under a name. */
@Entity('saved_view')
export class SavedView {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') ownerId!: number;
  /** The name of the list, as its screen names it. */
  @Column('text') list!: string;
  @Column('text') name!: string;
  /** The search, filters and order as a query string, without the question mark. */
  @Column('text', { default: '' }) search!: string;
  /** The arrangement of the columns. Null for the usual one. */
  @Column('jsonb', { nullable: true }) columns!: ColumnArrangement | null;
  /** True if all staff see the view. */
  @Column('boolean', { default: false }) shared!: boolean;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
