import sql, { type Sql } from 'sql-template-tag';
import { prepared } from '../../platform/database/sql.js';
import type { SignedInUser } from '../../platform/identity/signed-in-user.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { visibleViews } from './saved-view.policy.js';
import { listName } from './saved-view.schema.js';
import type { SavedViewView } from './saved-view.type.js';
import { viewsUser } from './views-user.js';

const found = (user: SignedInUser, which: Sql) => sql`
  SELECT v.id, v.version, v.created_at AS "createdAt", v.updated_at AS "updatedAt", v.list, v.name, v.search,
    v.columns, v.shared, v.owner_id = ${user.id} AS mine, coalesce(u.full_name, u.email) AS "ownerName", d.view_id IS NOT NULL AS "isDefault"
  FROM saved_view v
  JOIN user_account u ON u.id = v.owner_id
  LEFT JOIN saved_view_default d ON d.view_id = v.id AND d.user_id = ${user.id}
  WHERE ${which} AND ${visibleViews(user)}
  ORDER BY lower(v.name), v.id`;

/**
 * Returns the views of a list that the caller may see, by name.
 * @throws AppError BAD_USER_INPUT
 */
export async function listSavedViews(context: RequestContext, given: string): Promise<SavedViewView[]> {
  const user = viewsUser(context);
  const list = parseInput(listName, given);
  return context.app.database.read(prepared('saved-views', found(user, sql`v.list = ${list}`)));
}

/** Returns a view as the caller sees it. */
export async function readSavedView(context: RequestContext, id: number): Promise<SavedViewView> {
  const statement = prepared('saved-view', found(viewsUser(context), sql`v.id = ${id}`));
  const [view] = await context.app.database.read<SavedViewView>(statement);
  if (!view) throw new Error(`Saved view ${id} is gone while it is saved`);
  return view;
}
