import type { FieldValues } from 'react-hook-form';
import { isSignedInHere } from '../graphql/session';
import { browserStorage } from '../lib/browser-storage';
import { withoutLanguage } from '../lib/language';

const VISITOR_KEY = 'uplift-drafts';
/** The key for drafts of a signed-in user, which are deleted when the user signs out. */
const USER_KEY = 'uplift-user-drafts';

/** Returns true if a field of this name holds a password, visible or not: passwords are never stored. */
export const isPassword = (name: string): boolean => /password/i.test(name);

/** The prefix of the names of drafts that were typed into a form before its code had loaded. */
export const EARLY_INPUT = 'early:';

/** The values typed on a page, by the fields of its forms. */
export type Drafts = { page: string; forms: Record<string, FieldValues> };

/** Drafts of all pages, the oldest first. */
type StoredDrafts = Record<string, Drafts['forms']>;

/** The number of pages whose drafts this tab keeps. */
const MAX_PAGES = 20;

/** Returns true while a user is signed in with this browser. */
export function isUserHere(): boolean {
  try {
    return isSignedInHere(browserStorage());
  } catch {
    // Without storage no user stays signed in.
    return false;
  }
}

function readAll(key: string): StoredDrafts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
  } catch {
    // Without storage there are no drafts.
    return {};
  }
}

function writeAll(key: string, all: StoredDrafts): void {
  const latest = Object.entries(all).slice(-MAX_PAGES);
  try {
    if (latest.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the form begins empty.
  }
}

/** Returns the drafts of the current page, in either language. */
export function readDrafts(page = withoutLanguage(window.location.pathname)): Drafts {
  return { page, forms: { ...readAll(VISITOR_KEY)[page], ...readAll(USER_KEY)[page] } };
}

/** Returns true if this tab keeps a draft of this page. */
export const hasDrafts = (): boolean => Object.keys(readDrafts().forms).length > 0;

/** Replaces the drafts of a page in this tab; an empty object removes them. */
export function writeDrafts({ page, forms }: Drafts): void {
  const own = isUserHere() ? USER_KEY : VISITOR_KEY;
  for (const key of [VISITOR_KEY, USER_KEY]) {
    const { [page]: _, ...others } = readAll(key);
    writeAll(key, key === own && Object.keys(forms).length > 0 ? { ...others, [page]: forms } : others);
  }
}

/** Deletes the drafts of a signed-in user: the next user of the browser must not find them. */
export const clearUserDrafts = (): void => writeAll(USER_KEY, {});
