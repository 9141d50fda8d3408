import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { GoodCauseStatus } from '../../accounts/good-cause-status.js';

/** A good cause, which receives contributions. */
@Entity('good_cause')
export class GoodCause {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') name!: string;
  @Column('text', { default: 'Drafting' }) status!: GoodCauseStatus;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('text', { nullable: true }) storageId!: string | null;
  @Column('text', { nullable: true }) linkKey!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
