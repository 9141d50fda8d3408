import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField, forbidden, notFound, sqlState } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { auditOf, lockRecord, type RecordKind, refuseStale, saveRecord } from '../records/update-record.js';
import { SavedView } from './saved-view.entity.js';
import { mayShare, seesView } from './saved-view.policy.js';
import { newViewSchema, viewChangesSchema } from './saved-view.schema.js';
import type { SavedViewView } from './saved-view.type.js';
import { readSavedView } from './saved-views.read-model.js';
import { viewsUser } from './views-user.js';

/** The maximum number of views of a list for one user. Nobody finds anything among more. */
const MAX_VIEWS = 100;

/** The record definition of views. The search is personal, as it may contain a name. */
const savedViewRecords: RecordKind<SavedView> = {
  entity: SavedView,
  subject: 'saved-view',
  onPages: false,
  personalFields: new Set(['name', 'search']),
};
const { subject, personalFields } = savedViewRecords;

const viewNotFound = () => notFound('This view');
const notShared = () => forbidden('Only staff share views.');

/** Reports a name that was saved at the same moment in the same way as one that was saved before. */
async function withDuplicateCheck<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    throw sqlState(error) === '23505' ? badField('name', 'You have a view of this name already.') : error;
  }
}

/**
 * Returns the locked view, if the caller may change it.
 * @throws AppError NOT_FOUND, also for the view of another user
 */
async function lockView(context: RequestContext, id: number): Promise<SavedView> {
  const user = viewsUser(context);
  const view = await lockRecord(context, savedViewRecords, id);
  if (!view || !seesView(user, view)) throw viewNotFound();
  return view;
}

/**
 * Saves a view for the caller. Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN if a caller other than staff shares it
 */
export async function createSavedView(context: RequestContext, input: unknown): Promise<SavedViewView> {
  const user = viewsUser(context);
  const view = { ...parseInput(newViewSchema, input), ownerId: user.id };
  if (view.shared && !mayShare(user)) throw notShared();
  const viewId = await withDuplicateCheck(() =>
    once(context, 'createSavedView', view, async () => {
      const { manager } = context.app.database;
      if ((await manager.countBy(SavedView, { ownerId: user.id, list: view.list })) >= MAX_VIEWS)
        throw badField('name', `You can save ${MAX_VIEWS} views of a list. Delete one first.`);
      const { identifiers } = await manager.insert(SavedView, view as never);
      const id: number = identifiers[0]?.id;
      const changes = auditOf<Partial<SavedView>>({}, view);
      const action = 'saved-view.created';
      await recordActivity(context, { action, subjectType: subject, subjectId: id, changes, personalFields });
      return id;
    }),
  );
  return readSavedView(context, viewId);
}

/**
 * Changes a view of the caller or, for Admin, a shared one. Refuses a stale `version`.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function updateSavedView(
  context: RequestContext,
  id: number,
  input: unknown,
  version?: number | null,
): Promise<SavedViewView> {
  const changes = parseInput(viewChangesSchema, input);
  return withDuplicateCheck(() =>
    context.app.database.transaction(async () => {
      const view = await lockView(context, id);
      if (changes.shared && !view.shared && !mayShare(viewsUser(context))) throw notShared();
      await refuseStale(view, version, 'Someone else has changed this view.', () =>
        readSavedView(context, id),
      );
      await saveRecord(context, savedViewRecords, view, changes, 'saved-view.changed');
      // A caller who stops sharing the view of another user can no longer read it.
      return readAfterChange(context, { ...view, ...changes });
    }),
  );
}

async function readAfterChange(context: RequestContext, view: SavedView): Promise<SavedViewView> {
  if (seesView(viewsUser(context), view)) return readSavedView(context, view.id);
  const row = await context.app.database.manager.findOneByOrFail(SavedView, { id: view.id });
  return { ...row, mine: false, ownerName: null, isDefault: false } as SavedViewView;
}

/**
 * Deletes a view of the caller or, for Admin, a shared one.
 * @throws AppError NOT_FOUND
 */
export async function deleteSavedView(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    const { list, name, search, shared } = await lockView(context, id);
    await manager.delete(SavedView, id);
    const changes = {
      list: [list, null],
      name: [name, null],
      search: [search, null],
      shared: [shared, null],
    };
    const action = 'saved-view.deleted';
    await recordActivity(context, {
      action,
      subjectType: subject,
      subjectId: id,
      changes: changes as never,
      personalFields,
    });
  });
}
