import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ColumnArrangement } from './saved-view.schema.js';

/** What somebody has asked of a list and how its columns stood, kept under a name. */
@Entity('saved_view')
export class SavedView {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') ownerId!: number;
  /** The list, by the name that its screen gives it. */
  @Column('text') list!: string;
  @Column('text') name!: string;
  /** Search, filters and order as the address of the list has them, without a question mark. */
  @Column('text', { default: '' }) search!: string;
  /** Null: as the columns come. */
  @Column('jsonb', { nullable: true }) columns!: ColumnArrangement | null;
  /** Whether all staff see it. */
  @Column('boolean', { default: false }) shared!: boolean;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
