/** The parameter of the sign-in page with the outcome of signing in with Google. */
export const OUTCOME = 'google';
/** The value for a successful sign-in, with a session cookie. */
export const DONE = 'done';

/** Returns true if the user returns to this address signed in with Google, which this browser cannot know yet. */
export const isGoogleCallback = (search: string): boolean =>
  new URLSearchParams(search).get(OUTCOME) === DONE;
