import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TokenScope } from '../../../shared/token-scopes.js';
import type { Role } from '../../platform/identity/roles.js';
import type { TaskState } from './task.states.js';

/** A long-running task that a user has started. */
@Entity('task')
export class Task {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** The kind of task, such as ‘supplier.export’. */
  @Column('text') kind!: string;
  @Column('text') title!: string;
  @Column('integer') askedById!: number;
  /**
   * The roles that may start it. A user who has lost all of them no longer sees the task. Empty: all users.
   */
  @Column('text', { array: true, default: () => "'{}'" }) allowedBy!: Role[];
  /** The scope of the operation that started it. Null if API tokens cannot call that operation. */
  @Column('text', { nullable: true }) scope!: TokenScope | null;
  /** The session id of the API token that started it. Null if a signed-in user did. */
  @Column('uuid', { nullable: true }) tokenSessionId!: string | null;
  @Column('text', { default: 'waiting' }) state!: TaskState;
  @Column('jsonb', { default: () => "'{}'" }) input!: Record<string, unknown>;
  @Column('integer') total!: number;
  /** The number of processed records. `failed` is the number of those that were refused. */
  @Column('integer', { default: 0 }) done!: number;
  @Column('integer', { default: 0 }) failed!: number;
  @Column('integer', { default: 0 }) nextBatch!: number;
  @Column('integer', { default: 0 }) tries!: number;
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('text', { nullable: true }) fileName!: string | null;
  /** True if its changes are recorded and can be undone. */
  @Column('boolean', { default: false }) undoable!: boolean;
  /** The id of the task that it undoes, as long as that one is stored. */
  @Column('integer', { nullable: true }) undoesId!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastStepAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
