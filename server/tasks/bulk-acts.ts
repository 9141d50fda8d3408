import type { Statement } from '../platform/database/database.js';
import { badInput } from '../platform/errors.js';
import type { RecordHistory } from '../platform/history/record-history.js';
import { parseInput } from '../platform/input.js';
import type { ListFilter } from '../platform/lists/list-inputs.js';
import type { AskedSelection, RecordSelection } from '../platform/lists/record-selection.js';
import { changesSchema } from '../platform/records/changes-schema.js';
import type { FieldTable } from '../platform/records/field.js';
import type { RequestContext } from '../platform/request-context.js';
import { type BulkWork, bulkKind } from './bulk-task.js';
import { startTask } from './start-task.js';
import { requireTask } from './task.read-model.js';
import type { TaskView } from './task.type.js';
import type { TaskKind } from './task-kind.js';
import { undoneByRestore, undoneByUndo } from './undo-kinds.js';

/** A noun of which staff change or delete many at once. */
export interface ManyRecords<Filter = ListFilter> {
  /** Such as 'supplier': tasks are called by it. */
  noun: string;
  /** What people call one of them, and many. */
  called: readonly [one: string, many: string];
  /** Answers `id` and `name` of those among $1. */
  names: Statement;
  /** Absent: what was done to many of them is not taken back. */
  history?: RecordHistory;
  /**
   * Those of its list that are meant.
   * @throws AppError BAD_USER_INPUT
   */
  select: (context: RequestContext, selection: AskedSelection<Filter>) => RecordSelection;
}

/** The same change to many records of a noun. */
export interface BulkChange<Filter = ListFilter> {
  kind: TaskKind;
  /** @throws AppError BAD_USER_INPUT at the field that no record could be given */
  start: (context: RequestContext, selection: AskedSelection<Filter>, input: object) => Promise<TaskView>;
}

/** What a noun says of changes to many of its records. */
interface OfferedChange {
  /** The fields that many may be given at once, out of the table of the noun: nothing else is taken. */
  fields: FieldTable;
  /**
   * Reads what was sent, and refuses what no record could be given; the fields alone unless the noun knows more.
   * @throws AppError BAD_USER_INPUT
   */
  read?: (context: RequestContext, sent: object) => object | Promise<object>;
  /** The use case for one record. */
  change: BulkWork['work'];
}

/** How many records of a noun are given the same; each is changed, noted and refused as by itself. For staff. */
export function bulkChange<Filter>(
  many: ManyRecords<Filter>,
  { fields, read = readOffered(fields), change }: OfferedChange,
): BulkChange<Filter> {
  const undo = many.history && undoneByUndo(many.noun, many.names, many.history);
  const kind = kindOf(many, 'change', change, undo);
  return {
    kind,
    start: async (context, selection, input) => {
      const changes = await read(context, input);
      if (Object.values(changes).every((value) => value === undefined))
        throw badInput('Please say what to change.');
      return start(context, kind, many, {
        title: `Change of ${many.called[1]}`,
        selection,
        input: { ...input },
      });
    },
  };
}

/** Reads what is sent of these fields; any other is refused. */
export function readOffered<Table extends FieldTable>(fields: Table) {
  const schema = changesSchema(fields);
  return (_: RequestContext, sent: object) => parseInput(schema, sent);
}

/** What is done with many records of a noun and needs no input. */
export interface BulkAct<Filter = ListFilter> {
  kind: TaskKind;
  /** @throws AppError BAD_USER_INPUT */
  start: (context: RequestContext, selection: AskedSelection<Filter>) => Promise<TaskView>;
}

type WorkOnOne = (context: RequestContext, id: number) => Promise<unknown>;

/** Something that is done with a record, how the task of doing it to many is called, and how that is taken back. */
interface ActOnOne {
  act: string;
  title: string;
  work: WorkOnOne;
  undo?: TaskKind['undo'];
}

/** How something is done with many records of a noun, with each as with a single one. For staff. */
export function bulkAct<Filter>(
  many: ManyRecords<Filter>,
  { act, title, work, undo }: ActOnOne,
): BulkAct<Filter> {
  const kind = kindOf(many, act, work, undo);
  return {
    kind,
    start: (context, selection) => start(context, kind, many, { title, selection, input: {} }),
  };
}

/** How many records of a noun are taken into its trash, each as it would be by itself (A155). For staff. */
export const bulkDeletion = <Filter>(many: ManyRecords<Filter>, remove: WorkOnOne): BulkAct<Filter> =>
  bulkAct(many, {
    act: 'delete',
    title: `Deletion of ${many.called[1]}`,
    work: remove,
    undo: many.history && undoneByRestore(many.history),
  });

const kindOf = (
  { noun, names }: Pick<ManyRecords, 'noun' | 'names'>,
  act: string,
  work: BulkWork['work'],
  undo: TaskKind['undo'],
): TaskKind => bulkKind({ kind: `${noun}.${act}`, audience: ['Admin'], names, work, undo });

interface Asked<Filter> {
  title: string;
  selection: AskedSelection<Filter>;
  input: Record<string, unknown>;
}

async function start<Filter>(
  context: RequestContext,
  kind: TaskKind,
  { called: [one], select }: ManyRecords<Filter>,
  { title, selection, input }: Asked<Filter>,
): Promise<TaskView> {
  const id = await startTask(context, kind, {
    title,
    input,
    selection: select(context, selection),
    nothing: `There is no such ${one}.`,
  });
  return requireTask(context, id);
}
