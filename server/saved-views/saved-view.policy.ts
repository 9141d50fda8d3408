import sql, { type Sql } from 'sql-template-tag';
import type { SignedInUser } from '../platform/identity/signed-in-user.js';
import type { SavedView } from './saved-view.entity.js';

const isStaff = ({ roles }: SignedInUser) => roles.includes('Admin');

/**
 * Whoever made a view sees and changes it; with the shared ones all staff do, too. Others are told that there is none.
 */
export const seesView = (user: SignedInUser, { ownerId, shared }: SavedView): boolean =>
  ownerId === user.id || (shared && isStaff(user));

/** What `seesView` says, of a row of `saved_view v`. */
export const seenViews = (user: SignedInUser): Sql =>
  sql`(v.owner_id = ${user.id} OR (v.shared AND ${isStaff(user)}::boolean))`;

/** Sharing is with staff, by staff. */
export const mayShare = isStaff;
