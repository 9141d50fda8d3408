import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A complete record in the trash of its list (A155). */
@Entity('deleted_record')
export class DeletedRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') subjectType!: string;
  @Column('integer') subjectId!: number;
  @Column('text') title!: string;
  @Column('jsonb') rows!: Record<string, Record<string, unknown>[]>;
  @Column('jsonb', { default: () => "'{}'" }) pointers!: Record<string, number[]>;
  @Column('text', { array: true, default: () => "'{}'" }) files!: string[];
  @Column('text') deletedByKind!: string;
  @Column('integer', { nullable: true }) deletedById!: number | null;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) deletedAt!: Date;
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
}
