import sql, { type Sql } from 'sql-template-tag';
import type { SignedInUser } from '../../platform/identity/signed-in-user.js';
import type { SavedView } from './saved-view.entity.js';

const isStaff = ({ roles }: SignedInUser) => roles.includes('Admin');

/**
 * Returns true if the user may see and change a view: its owner and, if it is shared, all staff. For others
 * it does not exist.
 */
export const seesView = (user: SignedInUser, { ownerId, shared }: SavedView): boolean =>
  ownerId === user.id || (shared && isStaff(user));

/** The same as `seesView`, as a condition on a row of `saved_view v`. */
export const visibleViews = (user: SignedInUser): Sql =>
  sql`(v.owner_id = ${user.id} OR (v.shared AND ${isStaff(user)}::boolean))`;

/** Only staff share views, and only with staff. */
export const mayShare = isStaff;
