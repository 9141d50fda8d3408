import { notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { SavedView, SavedViewDefault } from './saved-view.entity.js';
import { seesView } from './saved-view.policy.js';
import { listName } from './saved-view.schema.js';
import { viewsUser } from './views-user.js';

/**
 * Sets the view that a list opens with for the caller, or none if `id` is null. Other users are not affected.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, also for a view of another list
 */
export async function setDefaultView(
  context: RequestContext,
  given: string,
  id: number | null,
): Promise<void> {
  const user = viewsUser(context);
  const list = parseInput(listName, given);
  await context.app.database.transaction(async (manager) => {
    if (id === null) return manager.delete(SavedViewDefault, { userId: user.id, list });
    const lock = { mode: 'pessimistic_read' } as const;
    const view = await manager.findOne(SavedView, { where: { id, list }, lock });
    if (!view || !seesView(user, view)) throw notFound('This view');
    return manager.upsert(SavedViewDefault, { userId: user.id, list, viewId: id }, ['userId', 'list']);
  });
}
