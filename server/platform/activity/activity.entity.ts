import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The value of a personal field before an activity changed it (A156). */
@Entity('personal_change')
export class PersonalChange {
  @PrimaryColumn('bigint') activityId!: string;
  @PrimaryColumn('text') field!: string;
  @Column('jsonb') before!: unknown;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}

/** An event of the audit log and the timeline: the action, its actor and its subject. */
@Entity('activity')
export class Activity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) occurredAt!: Date;
  @Column('text') actorKind!: string;
  @Column('integer', { nullable: true }) actorId!: number | null;
  @Column('text') action!: string;
  @Column('text') subjectType!: string;
  @Column('integer', { nullable: true }) subjectId!: number | null;
  @Column('jsonb', { default: () => "'{}'" }) changes!: Record<string, unknown>;
  @Column('text', { nullable: true }) requestId!: string | null;
  /** The version of the record after the activity. Null if the activity changed no record. */
  @Column('integer', { nullable: true }) recordVersion!: number | null;
  @Column('bigint', { nullable: true }) undoesId!: string | null;
  /** The session of the API token of the actor. Null without a token. */
  @Column('uuid', { nullable: true }) tokenSessionId!: string | null;
}
