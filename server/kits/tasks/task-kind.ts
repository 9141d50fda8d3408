import type { Audience } from '../../platform/audience.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RecordSelection } from '../lists/record-selection.js';

/** A record that failed in a step, with the reason. `field` is the field of the input that was refused. */
export interface RecordFailure {
  /** The id of the record. Null if it does not exist yet, such as a row of a file. */
  recordId: number | null;
  recordName?: string | null;
  field?: string | null;
  message: string;
}

export interface StepOutcome {
  failures: RecordFailure[];
  /** The number of failed records, if one may have several failures. */
  refused?: number;
  /** The text that the step adds to the file of the task. Absent if the step has stored it itself. */
  part?: string;
  /** The pause before the next step in milliseconds, for other work. */
  restMs?: number;
}

/** A part of the file of a task. Each batch writes one. */
export interface PartOfFile {
  taskId: number;
  number: number;
}

/** The records of a step. */
interface Batch {
  ids: readonly number[];
  /** True for the first batch, which begins the file. */
  isFirst: boolean;
  /** True for the last batch. Absent if the file is written while it is downloaded. */
  isLast?: boolean;
  /**
   * The part of the file to which the output of the step is stored. Absent if the file is written while it is
   * downloaded.
   */
  storedAs?: PartOfFile;
}

/** The undoing of a kind of task. */
export interface UndoneBy {
  /** The kind of task that undoes it, for the same records. */
  kind: TaskKind;
  /** The subject type of its records in the activity log. `actions` are those to undo. */
  subject: string;
  actions: readonly string[];
  /** Returns the records of a task, if more are to be checked than it has changed. */
  selection?: (taskId: number) => RecordSelection;
}

/** A kind of long-running task. */
export interface TaskKind {
  /** The name of the kind: the type of records and the action, such as ‘supplier.export’. */
  readonly kind: string;
  /** The audience that may start it. It is checked again before every step. */
  readonly audience: Audience;
  /** The number of records in one step: few enough to take only a moment. */
  readonly perStep: number;
  /** The undoing of the task. If absent, it cannot be undone. */
  readonly undo?: UndoneBy;
  /** True if its file lists the failures. There is no file without any. */
  readonly fileListsRefusals?: boolean;
  /**
   * Works on a batch, on behalf of the user who started the task, in the transaction that counts it: a step
   * is both done and counted, or neither. An AppError ends the task; other errors are retried.
   */
  readonly step: (
    context: RequestContext,
    input: Readonly<Record<string, unknown>>,
    batch: Batch,
  ) => Promise<StepOutcome>;
}

/** A class of resolvers of TypeGraphQL. */
export type ResolverClass = new () => object;

/** A mutation that starts a task for the records of a list. */
export interface ListMutation {
  readonly resolver: ResolverClass;
  readonly task: TaskKind;
}
