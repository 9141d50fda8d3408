/** The parameter of the sign-in page that tells what became of signing in with Google. */
export const OUTCOME = 'google';
/** A session has begun; its cookie is there. */
export const DONE = 'done';

/** Whether somebody comes to this address signed in with Google, which this browser cannot know yet. */
export const isBackFromGoogle = (search: string): boolean =>
  new URLSearchParams(search).get(OUTCOME) === DONE;
