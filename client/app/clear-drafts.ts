import { clearDrafts } from '../editing/text-drafts';
import { clearUserDrafts } from '../forms/draft-store';
import type { Session } from '../graphql/session';

/**
 * Deletes unsent text of a user on this device once that user is signed out. While the server cannot be reached no user
 * is signed out, and nothing is deleted. Text on prospecting pages, which waits for a connection to be saved, is only
 * deleted when the user signs out by choice; an expired session leaves it.
 */
export function clearDraftsAtSignOut(session: Session): void {
  session.subscribe(() => {
    if (session.current().status !== 'signed-out' || session.unanswered) return;
    clearUserDrafts();
    if (session.leftHere) clearDrafts('buyer-');
  });
}
