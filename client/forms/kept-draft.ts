import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onLanguageSwitch } from '../lib/language';
import { isPassword, readDrafts, writeDrafts } from './draft-store';

const withoutPasswords = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isPassword(name)));

/** The fields that somebody has changed. */
const changed = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );

/**
 * Keeps what was typed when the language is switched, for that loads the page anew: all but passwords stays with
 * the tab until the same form has come in the other language, and taken it. What has been typed there since stays.
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
    const typedSince = changed(form.getValues(), initial);
    if (draft) form.reset({ ...form.getValues(), ...draft, ...typedSince }, { keepDefaultValues: true });
    return onLanguageSwitch(() => {
      const typed = withoutPasswords(form.getValues());
      if (JSON.stringify(typed) === JSON.stringify(withoutPasswords(initial))) return;
      const left = readDrafts();
      writeDrafts({ ...left, forms: { ...left.forms, [name]: typed } });
    });
  }, []);
}
