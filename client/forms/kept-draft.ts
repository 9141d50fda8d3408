import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onLanguageSwitch } from '../lib/language';
import { isPassword, isUserHere, readDrafts, writeDrafts } from './draft-store';

const withoutPasswords = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isPassword(name)));

/** The fields that somebody has changed. */
const changed = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );

/** Functions that forget the draft of a form, by the control of the form. */
const forgetting = new WeakMap<object, () => void>();

/** Forgets the draft of a form that has been sent, though its page was left while it was on its way. */
export const forgetDraft = (form: { control: object }): void => forgetting.get(form.control)?.();

/**
 * Keeps what was typed when the language is switched, for that loads the page anew, and with `untilSent` also when the
 * page is left: all but passwords stays with the tab until the same form is shown again, and takes it. What has been
 * typed there since stays.
 */
export function useKeptDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
  { untilSent = false } = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is the same until it is gone
  useEffect(() => {
    const name = Object.keys(initial).sort().join();
    const typedByUser = isUserHere();
    const { page, forms } = readDrafts();
    const { [name]: draft, ...others } = forms;
    writeDrafts({ page, forms: others });
    const typedSince = changed(form.getValues(), initial);
    if (draft) form.reset({ ...form.getValues(), ...draft, ...typedSince }, { keepDefaultValues: true });
    const keep = () => {
      // The form of somebody who has signed out goes with them.
      if (typedByUser && !isUserHere()) return;
      const typed = withoutPasswords(form.getValues());
      if (JSON.stringify(typed) === JSON.stringify(withoutPasswords(initial))) return;
      // By the time that a form goes, the address is that of the next page.
      const left = readDrafts(page);
      writeDrafts({ page, forms: { ...left.forms, [name]: typed } });
    };
    forgetting.set(form.control, () => {
      const left = readDrafts(page);
      const { [name]: _, ...unsent } = left.forms;
      writeDrafts({ page, forms: unsent });
    });
    const callOff = onLanguageSwitch(keep);
    return () => {
      callOff();
      if (untilSent) keep();
    };
  }, []);
}
