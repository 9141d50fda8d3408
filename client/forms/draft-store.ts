import type { FieldValues } from 'react-hook-form';
import { withoutLanguage } from '../lib/language';

const KEY = 'uplift-drafts';

/** Whether a field of this name holds a password, shown or not: that is written down nowhere. */
export const isPassword = (name: string): boolean => /password/i.test(name);

/** The values typed on a page, by the fields of its forms. */
export type Drafts = { page: string; forms: Record<string, FieldValues> };

/** Drafts of all pages, the oldest first. */
type Kept = Record<string, Drafts['forms']>;

/** The number of pages whose drafts this tab keeps. */
const MOST_PAGES = 20;

function readAll(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    // Without storage there are none.
    return {};
  }
}

/** Returns the drafts of the page at hand, whatever its language. */
export function readDrafts(page = withoutLanguage(window.location.pathname)): Drafts {
  return { page, forms: readAll()[page] ?? {} };
}

/** Returns true if this tab keeps a draft of this page. */
export const hasDrafts = (): boolean => Object.keys(readDrafts().forms).length > 0;

/** Keeps the drafts of a page in this tab, in place of those it had; an empty object removes them. */
export function writeDrafts({ page, forms }: Drafts): void {
  const { [page]: _, ...others } = readAll();
  const left = Object.keys(forms).length > 0 ? { ...others, [page]: forms } : others;
  const kept = Object.entries(left).slice(-MOST_PAGES);
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the form begins empty.
  }
}
