import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { changeableHistory } from '../history/history-access.js';
import type { Histories } from '../history/record-history.js';
import { recordTypeEnum } from '../history/record-type-enum.js';
import type { SelectionRequest } from '../lists/record-selection.js';
import { restoreMany, type TrashFilter, TrashSelection } from './restore-many.js';
import type { TaskRegistry } from './run-task.js';
import { TaskView } from './task.type.js';
import { undoTask } from './undo-task.js';

/** Undoing of changes to many records. */
export function undoResolver(histories: Histories, kinds: TaskRegistry) {
  const RecordTypeEnum = recordTypeEnum(histories);

  @Resolver()
  class UndoResolver {
    @ForAudience('signed-in')
    @Mutation(() => TaskView, {
      description:
        'Starts a task that undoes the changes of an ended task. Records that have changed since stay as they are. `taskFailures` lists them. Only the user who started the task can undo it, and only once.',
    })
    undoTask(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<TaskView> {
      return undoTask(context, kinds, id);
    }

    @ForAudience('Admin')
    @Mutation(() => TaskView, {
      description:
        'Starts a task that restores deleted records. `taskFailures` lists the records that could not be restored. An API token also needs the scope to change records of this type. Can be retried safely with an Idempotency-Key header.',
    })
    async restoreRecords(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('selection', () => TrashSelection) selection: SelectionRequest<TrashFilter>,
    ): Promise<TaskView> {
      return restoreMany(context, changeableHistory(context, histories, recordType), selection);
    }
  }
  return UndoResolver;
}
