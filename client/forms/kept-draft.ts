import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onLanguageSwitch, withoutLanguage } from '../lib/language';

const KEY = 'uplift-drafts';

/** What was typed on a page, by the fields of its forms. */
type Drafts = { page: string; forms: Record<string, FieldValues> };

/** The drafts of the page at hand; those of another are thrown away. */
function readDrafts(): Drafts {
  const page = withoutLanguage(window.location.pathname);
  try {
    const drafts: Drafts | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (drafts?.page === page) return drafts;
  } catch {
    // Without storage there are none.
  }
  return { page, forms: {} };
}

function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts.forms).length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the form is empty in the other language.
  }
}

const withoutPasswords = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/**
 * Keeps what was typed when the language is switched, for that loads the page anew: all but passwords stays with
 * the tab until the same form has come in the other language, and taken it.
 */
export function useKeptDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is the same until it is gone
  useEffect(() => {
    const name = Object.keys(initial).sort().join();
    const { page, forms } = readDrafts();
    const { [name]: draft, ...others } = forms;
    writeDrafts({ page, forms: others });
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    return onLanguageSwitch(() => {
      const typed = withoutPasswords(form.getValues());
      if (JSON.stringify(typed) === JSON.stringify(withoutPasswords(initial))) return;
      const left = readDrafts();
      writeDrafts({ ...left, forms: { ...left.forms, [name]: typed } });
    });
  }, []);
}
