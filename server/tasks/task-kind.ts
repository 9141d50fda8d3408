import type { Audience } from '../platform/audience.js';
import type { RecordSelection } from '../platform/lists/record-selection.js';
import type { RequestContext } from '../platform/request-context.js';

/** A record that a step could do nothing with, and why; `field` is the one of the input that was refused. */
export interface RecordFailure {
  /** Null for what is no record yet, such as the row of a file. */
  recordId: number | null;
  recordName?: string | null;
  field?: string | null;
  message: string;
}

export interface StepOutcome {
  failures: RecordFailure[];
  /** How many records that are, where one may have failed for several reasons. */
  refused?: number;
  /** What the step adds to the file of the task, unless it has put that there itself. */
  part?: string;
  /** How long others have their turn before the next step, in milliseconds. */
  restMs?: number;
}

/** A part of the file of a task: each batch writes one. */
export interface PartOfFile {
  taskId: number;
  number: number;
}

/** The batch at hand. */
interface Batch {
  ids: readonly number[];
  /** It opens the file. */
  isFirst: boolean;
  /** None comes after it; unknown where its file is written while it is fetched. */
  isLast?: boolean;
  /** Where what the step writes is kept; undefined where it is written while it is fetched. */
  keptAs?: PartOfFile;
}

/** How what a kind of task has changed is taken back. */
export interface UndoneBy {
  /** The kind of task that does it, of the same records. */
  kind: TaskKind;
  /** The records that it takes back: what activities call them, and what was done to them. */
  subject: string;
  actions: readonly string[];
  /** The records of a task, where more of them are to be looked at than it has changed. */
  selection?: (taskId: number) => RecordSelection;
}

/** A kind of long work, as a noun declares it. */
export interface TaskKind {
  /** The noun and the act, such as 'supplier.export'. */
  readonly kind: string;
  /** Who may ask for it; asked again before every step. */
  readonly audience: Audience;
  /** Records of one step: few enough that it takes a moment. */
  readonly perStep: number;
  /** Absent: what it does is not taken back. */
  readonly undo?: UndoneBy;
  /** Its file tells what was refused: where nothing was, there is none. */
  readonly fileTellsRefusals?: boolean;
  /**
   * Works on a batch, on behalf of whoever asked, in the transaction that counts it: a step is done and counted, or
   * neither. What it throws as an AppError ends the task; anything else is tried again.
   */
  readonly step: (
    context: RequestContext,
    input: Readonly<Record<string, unknown>>,
    batch: Batch,
  ) => Promise<StepOutcome>;
}
