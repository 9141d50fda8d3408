import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ActionStatus } from './action-item.states.js';

/** Something that waits for a member of staff. */
@Entity('action_item')
export class ActionItem {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('text') type!: string;
  @Column('text', { default: 'New' }) status!: ActionStatus;
  @Column('text', { nullable: true }) value!: string | null;
  @Column('integer', { nullable: true }) createdById!: number | null;
  @Column('timestamptz', { nullable: true }) dueBy!: Date | null;
  @Column('text', { nullable: true }) redirectUrl!: string | null;
  @Column('integer', { nullable: true }) refId!: number | null;
  @Column('integer', { nullable: true }) assignedToId!: number | null;
  /** By the product itself, and not by somebody as a job: then one waits for each cause. */
  @Column('boolean', { default: false }) raised!: boolean;
  /** The day of the follow-up that it was raised for. */
  @Column('date', { nullable: true }) raisedFor!: string | null;
  @Column('integer', { default: 1 }) version!: number;
}
