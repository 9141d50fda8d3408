import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onLanguageSwitch } from '../lib/language';
import { EARLY_INPUT, isPassword, isUserHere, readDrafts, writeDrafts } from './draft-store';

const withoutPasswords = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isPassword(name)));

/** Returns the fields that the user has changed. */
const changed = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );

/** Functions that delete the draft of a form, by the control of the form. */
const discarders = new WeakMap<object, () => void>();

/** Deletes the draft of a form that has been sent, even if its page was left while sending. */
export const discardDraft = (form: { control: object }): void => discarders.get(form.control)?.();

export type DraftOptions = {
  /** If true, also keeps the draft when the page is left or reloaded, until the form has been sent. */
  untilSent?: boolean;
  /** The subject that the form begins with, such as a search. A draft about another subject is another draft. */
  about?: string;
};

/**
 * Keeps typed values when the language is switched, which reloads the page, and with `untilSent` also when the page is
 * left: all values except passwords stay with the tab until the same form is shown again, which takes them over. Values
 * typed into that form before are not replaced.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
  { untilSent = false, about = '' }: DraftOptions = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is the same until it is unmounted
  useEffect(() => {
    const fields = Object.keys(initial).sort().join();
    const name = about ? `${fields}:${about}` : fields;
    const typedByUser = isUserHere();
    const { page, forms } = readDrafts();
    const { [name]: draft } = forms;
    const write = (typed: FieldValues) => {
      // By the time a form is unmounted, the address is that of the next page.
      const { [name]: _, ...others } = readDrafts(page).forms;
      writeDrafts({ page, forms: Object.keys(typed).length > 0 ? { ...others, [name]: typed } : others });
    };
    write({});
    const typedSince = changed(form.getValues(), initial);
    if (draft) form.reset({ ...form.getValues(), ...draft, ...typedSince }, { keepDefaultValues: true });
    /** Values that do not count as a draft: the initial ones, or those of the form once it has been sent. */
    let blank: FieldValues = initial;
    const keep = () => {
      // The draft of a user who has signed out is not kept.
      if (typedByUser && !isUserHere()) return;
      write(withoutPasswords(changed(form.getValues(), blank)));
    };
    discarders.set(form.control, () => {
      blank = JSON.parse(JSON.stringify(form.getValues()));
      const others = Object.entries(readDrafts(page).forms).filter(
        ([other]) => !other.startsWith(EARLY_INPUT),
      );
      writeDrafts({ page, forms: Object.fromEntries(others) });
      write({});
    });
    const callOff = onLanguageSwitch(keep);
    // Phones can end a hidden page without any further event.
    const onHidden = () => document.visibilityState === 'hidden' && keep();
    if (untilSent) {
      window.addEventListener('pagehide', keep);
      document.addEventListener('visibilitychange', onHidden);
    }
    return () => {
      callOff();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      if (untilSent) keep();
    };
  }, []);
}
