import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job that follows from an activity. It is handed to the queue after the commit. */
@Entity('outbox_job')
export class OutboxJob {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('bigint', { nullable: true }) activityId!: string | null;
  @Column('text') job!: string;
  @Column('jsonb') payload!: Record<string, unknown>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) dispatchedAt!: Date | null;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('text', { nullable: true }) lastError!: string | null;
  @Column('timestamptz', { nullable: true }) parkedAt!: Date | null;
  @Column('text', { nullable: true }) parkedReason!: string | null;
}
