import { forgetWords } from '../editing/kept-words';
import { forgetUserDrafts } from '../forms/draft-store';
import type { Session } from '../graphql/session';

/**
 * Forgets on this device what a user has typed and not sent, once that user is signed out. While the server cannot be
 * reached nobody is signed out, and nothing is forgotten. Words of prospecting pages, which wait for a connection to be
 * saved, go when the user signs out by choice; an ended session leaves them.
 */
export function forgetTypedAtSignOut(session: Session): void {
  session.subscribe(() => {
    if (session.current().status !== 'signed-out' || session.unanswered) return;
    forgetUserDrafts();
    if (session.leftHere) forgetWords('buyer-');
  });
}
