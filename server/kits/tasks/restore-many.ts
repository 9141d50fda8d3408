import sql from 'sql-template-tag';
import { Field, InputType } from 'type-graphql';
import { scopeOf } from '../../../shared/token-scopes.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { NounHistory } from '../history/record-history.js';
import { inTrash } from '../history/trash.read-model.js';
import { all } from '../lists/conditions.js';
import type { SelectionRequest } from '../lists/record-selection.js';
import { pickedOf } from '../lists/select-from-list.js';
import { selectionInput } from '../lists/selection-inputs.js';
import { startTask } from './start-task.js';
import { requireTask } from './task.read-model.js';
import type { TaskView } from './task.type.js';
import { restoreKind } from './undo-kinds.js';

@InputType({ description: 'The conditions that deleted records must meet.' })
export class TrashFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name of a record.' }) search?:
    | string
    | null;
}

export const TrashSelection = selectionInput('Trash', TrashFilter);

/**
 * Starts a task that restores many deleted records, each in the same way as on its own (A155). The audience
 * of callers is Admin.
 * @throws AppError BAD_USER_INPUT
 */
export async function restoreMany(
  context: RequestContext,
  history: NounHistory,
  selection: SelectionRequest<TrashFilter>,
): Promise<TaskView> {
  if (!history.trash) throw notFound('This trash');
  const { subject } = history.records;
  const found = all(inTrash(subject, selection.filter?.search));
  // The task shows the names of its records, so tokens see it with the scope of the records.
  const scope = scopeOf(history.tokenResource, 'write');
  const id = await startTask({ ...context, scope }, restoreKind(history), {
    title: 'Restoring from the trash',
    input: {},
    selection: {
      from: sql`FROM (SELECT d.subject_id AS id, d.id AS place FROM deleted_record d WHERE ${found}) s
        WHERE ${all(pickedOf(sql`s`, selection))}`,
      id: sql`s.id`,
      order: sql`s.place DESC`,
    },
    nothing: 'None of the selected records are in the trash any more.',
  });
  return requireTask(context, id);
}
