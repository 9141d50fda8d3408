import type { Statement } from '../../platform/database/database.js';
import { badInput } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RecordHistory } from '../history/record-history.js';
import type { ListFilter } from '../lists/list-inputs.js';
import type { RecordSelection, SelectionRequest } from '../lists/record-selection.js';
import { changesSchema } from '../records/changes-schema.js';
import type { FieldTable } from '../records/field.js';
import { type BulkWork, bulkKind } from './bulk-task.js';
import { startTask } from './start-task.js';
import { requireTask } from './task.read-model.js';
import type { TaskView } from './task.type.js';
import type { TaskKind } from './task-kind.js';
import { undoneByRestore, undoneByUndo } from './undo-kinds.js';

/** A type of records that staff can change or delete in bulk. */
export interface BulkRecords<Filter = ListFilter> {
  /** The type, such as ‘supplier’, which is part of the names of its tasks. */
  recordType: string;
  /** The singular and the plural for users. */
  called: readonly [one: string, many: string];
  /** The statement that returns `id` and `name` of the records among $1. */
  names: Statement;
  /** The history of the records. If absent, bulk changes cannot be undone. */
  history?: RecordHistory;
  /**
   * Returns the selected records of the list.
   * @throws AppError BAD_USER_INPUT
   */
  select: (context: RequestContext, selection: SelectionRequest<Filter>) => RecordSelection;
}

/** A change that can be applied to many records. */
export interface BulkChange<Filter = ListFilter> {
  kind: TaskKind;
  /** @throws AppError BAD_USER_INPUT at a field that is not valid for any record */
  start: (context: RequestContext, selection: SelectionRequest<Filter>, input: object) => Promise<TaskView>;
}

/** The definition of a change to many records. */
interface OfferedChange {
  /** The fields of the type that the change can set. Other fields are refused. */
  fields: FieldTable;
  /**
   * Validates the input, and refuses values that are not valid for any record. By default it validates only
   * the fields.
   * @throws AppError BAD_USER_INPUT
   */
  read?: (context: RequestContext, sent: object) => object | Promise<object>;
  /** The use case for one record. */
  change: BulkWork['work'];
}

/**
 * Returns a bulk change, for staff. Each record is changed, recorded or refused in the same way as on its
 * own.
 */
export function bulkChange<Filter>(
  many: BulkRecords<Filter>,
  { fields, read = readOffered(fields), change }: OfferedChange,
): BulkChange<Filter> {
  const undo = many.history && undoneByUndo(many.recordType, many.names, many.history);
  const kind = kindOf(many, 'change', change, undo);
  return {
    kind,
    start: async (context, selection, input) => {
      const changes = await read(context, input);
      if (Object.values(changes).every((value) => value === undefined))
        throw badInput('Change at least one field.');
      return start(context, kind, many, {
        title: `Change of ${many.called[1]}`,
        selection,
        input: { ...input },
      });
    },
  };
}

/** Returns a function that validates these fields and refuses any other. */
export function readOffered<Table extends FieldTable>(fields: Table) {
  const schema = changesSchema(fields);
  return (_: RequestContext, sent: object) => parseInput(schema, sent);
}

/** An action on many records that needs no input. */
export interface BulkAction<Filter = ListFilter> {
  kind: TaskKind;
  /** @throws AppError BAD_USER_INPUT */
  start: (context: RequestContext, selection: SelectionRequest<Filter>) => Promise<TaskView>;
}

type WorkOnOne = (context: RequestContext, id: number) => Promise<unknown>;

/** An action on a record, with the title of the task for many records, and its undoing. */
interface ActionOnOne {
  act: string;
  title: string;
  work: WorkOnOne;
  undo?: TaskKind['undo'];
}

/** Returns a bulk action, for staff. It handles each record in the same way as on its own. */
export function bulkAction<Filter>(
  many: BulkRecords<Filter>,
  { act, title, work, undo }: ActionOnOne,
): BulkAction<Filter> {
  const kind = kindOf(many, act, work, undo);
  return {
    kind,
    start: (context, selection) => start(context, kind, many, { title, selection, input: {} }),
  };
}

/**
 * Returns a bulk deletion, for staff. It moves each record to the trash in the same way as on its own (A155).
 */
export const bulkDeletion = <Filter>(many: BulkRecords<Filter>, remove: WorkOnOne): BulkAction<Filter> =>
  bulkAction(many, {
    act: 'delete',
    title: `Deletion of ${many.called[1]}`,
    work: (context, id) => remove(context, id),
    undo: many.history && undoneByRestore(many.history),
  });

const kindOf = (
  { recordType, names }: Pick<BulkRecords, 'recordType' | 'names'>,
  act: string,
  work: BulkWork['work'],
  undo: TaskKind['undo'],
): TaskKind => bulkKind({ kind: `${recordType}.${act}`, audience: ['Admin'], names, work, undo });

interface BulkRequest<Filter> {
  title: string;
  selection: SelectionRequest<Filter>;
  input: Record<string, unknown>;
}

async function start<Filter>(
  context: RequestContext,
  kind: TaskKind,
  { called: [one], select }: BulkRecords<Filter>,
  { title, selection, input }: BulkRequest<Filter>,
): Promise<TaskView> {
  const id = await startTask(context, kind, {
    title,
    input,
    selection: select(context, selection),
    nothing: `There is no such ${one}.`,
  });
  return requireTask(context, id);
}
