import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What happened, by whom: audit log and timeline. */
@Entity('activity')
export class Activity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('timestamptz', { default: () => 'now()' }) occurredAt!: Date;
  @Column('text') actorKind!: string;
  @Column('integer', { nullable: true }) actorId!: number | null;
  @Column('text') action!: string;
  @Column('text') subjectType!: string;
  @Column('integer', { nullable: true }) subjectId!: number | null;
  @Column('jsonb', { default: () => "'{}'" }) changes!: Record<string, unknown>;
  @Column('text', { nullable: true }) requestId!: string | null;
}
