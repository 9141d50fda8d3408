import type { FieldValues } from 'react-hook-form';
import { isSignedInHere } from '../graphql/session';
import { browserStorage } from '../lib/browser-storage';
import { withoutLanguage } from '../lib/language';

const VISITOR_KEY = 'uplift-drafts';
/** Drafts of somebody who is signed in stand apart: they go when that person signs out. */
const USER_KEY = 'uplift-user-drafts';

/** Whether a field of this name holds a password, shown or not: that is written down nowhere. */
export const isPassword = (name: string): boolean => /password/i.test(name);

/** The beginning of the names of drafts that were typed into a form before its code was here. */
export const TYPED_EARLY = 'early:';

/** The values typed on a page, by the fields of its forms. */
export type Drafts = { page: string; forms: Record<string, FieldValues> };

/** Drafts of all pages, the oldest first. */
type Kept = Record<string, Drafts['forms']>;

/** The number of pages whose drafts this tab keeps. */
const MOST_PAGES = 20;

/** Returns true while somebody is signed in with this browser. */
export function isUserHere(): boolean {
  try {
    return isSignedInHere(browserStorage());
  } catch {
    // Without storage nobody stays signed in.
    return false;
  }
}

function readAll(key: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
  } catch {
    // Without storage there are none.
    return {};
  }
}

function writeAll(key: string, all: Kept): void {
  const kept = Object.entries(all).slice(-MOST_PAGES);
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the form begins empty.
  }
}

/** Returns the drafts of the page at hand, whatever its language. */
export function readDrafts(page = withoutLanguage(window.location.pathname)): Drafts {
  return { page, forms: { ...readAll(VISITOR_KEY)[page], ...readAll(USER_KEY)[page] } };
}

/** Returns true if this tab keeps a draft of this page. */
export const hasDrafts = (): boolean => Object.keys(readDrafts().forms).length > 0;

/** Keeps the drafts of a page in this tab, in place of those it had; an empty object removes them. */
export function writeDrafts({ page, forms }: Drafts): void {
  const own = isUserHere() ? USER_KEY : VISITOR_KEY;
  for (const key of [VISITOR_KEY, USER_KEY]) {
    const { [page]: _, ...others } = readAll(key);
    writeAll(key, key === own && Object.keys(forms).length > 0 ? { ...others, [page]: forms } : others);
  }
}

/** Forgets what was typed while somebody was signed in: whoever uses the browser next must not find it. */
export const forgetUserDrafts = (): void => writeAll(USER_KEY, {});
