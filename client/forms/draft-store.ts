import type { FieldValues } from 'react-hook-form';
import { withoutLanguage } from '../lib/language';

const KEY = 'uplift-drafts';

/** Whether a field of this name holds a password, shown or not: that is written down nowhere. */
export const isPassword = (name: string): boolean => /password/i.test(name);

/** What was typed on a page, by the fields of its forms. */
export type Drafts = { page: string; forms: Record<string, FieldValues> };

/** The drafts of the page at hand; those of another are thrown away. */
export function readDrafts(): Drafts {
  const page = withoutLanguage(window.location.pathname);
  try {
    const drafts: Drafts | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (drafts?.page === page) return drafts;
  } catch {
    // Without storage there are none.
  }
  return { page, forms: {} };
}

/** Whether something was typed on this page in the other language. */
export const hasDrafts = (): boolean => Object.keys(readDrafts().forms).length > 0;

export function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts.forms).length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the form is empty in the other language.
  }
}
