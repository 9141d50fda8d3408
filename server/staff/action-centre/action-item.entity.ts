import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ActionStatus } from './action-item.states.js';

/** An action in the action centre that staff have to deal with. */
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
  /**
   * True if the product raised the action, false if a user created it as a job. At most one raised action is
   * new for each cause.
   */
  @Column('boolean', { default: false }) raised!: boolean;
  /** The day of the follow-up for which it was raised. Null for other actions. */
  @Column('date', { nullable: true }) raisedFor!: string | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
