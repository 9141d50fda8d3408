import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../platform/identity/roles.js';
import type { TaskState } from './task.states.js';

/** Long work that somebody has asked for. */
@Entity('task')
export class Task {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** The noun and the act, such as 'supplier.export'. */
  @Column('text') kind!: string;
  @Column('text') title!: string;
  @Column('integer') askedById!: number;
  /** The roles that may ask for it. Whoever has none of them any more no longer sees the task; empty: everybody. */
  @Column('text', { array: true, default: () => "'{}'" }) allowedBy!: Role[];
  @Column('text', { default: 'waiting' }) state!: TaskState;
  @Column('jsonb', { default: () => "'{}'" }) input!: Record<string, unknown>;
  @Column('integer') total!: number;
  /** Records that it has been through, those among them that were refused. */
  @Column('integer', { default: 0 }) done!: number;
  @Column('integer', { default: 0 }) failed!: number;
  @Column('integer', { default: 0 }) nextBatch!: number;
  @Column('integer', { default: 0 }) tries!: number;
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('text', { nullable: true }) fileName!: string | null;
  /** What it has changed can be found again, and taken back. */
  @Column('boolean', { default: false }) undoable!: boolean;
  /** The task that it takes back, as long as that is kept. */
  @Column('integer', { nullable: true }) undoesId!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastStepAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
