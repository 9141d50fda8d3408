import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onLanguageSwitch } from '../lib/language';
import { isPassword, isUserHere, readDrafts, TYPED_EARLY, writeDrafts } from './draft-store';

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

export type DraftOptions = {
  /** Keeps what was typed when the page is left or loaded again, too, until it has been sent. */
  untilSent?: boolean;
  /** The subject that the form begins with, such as a search. A draft about another subject is another draft. */
  about?: string;
};

/**
 * Keeps what was typed when the language is switched, for that loads the page anew, and with `untilSent` also when the
 * page is left: all but passwords stays with the tab until the same form is shown again, and takes it. What has been
 * typed there since stays.
 */
export function useKeptDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
  { untilSent = false, about = '' }: DraftOptions = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is the same until it is gone
  useEffect(() => {
    const fields = Object.keys(initial).sort().join();
    const name = about ? `${fields}:${about}` : fields;
    const typedByUser = isUserHere();
    const { page, forms } = readDrafts();
    const { [name]: draft } = forms;
    const write = (typed: FieldValues) => {
      // By the time that a form goes, the address is that of the next page.
      const { [name]: _, ...others } = readDrafts(page).forms;
      writeDrafts({ page, forms: Object.keys(typed).length > 0 ? { ...others, [name]: typed } : others });
    };
    write({});
    const typedSince = changed(form.getValues(), initial);
    if (draft) form.reset({ ...form.getValues(), ...draft, ...typedSince }, { keepDefaultValues: true });
    /** The values that are no draft: those of the beginning, or those that stand there once it has been sent. */
    let blank: FieldValues = initial;
    const keep = () => {
      // The form of somebody who has signed out goes with them.
      if (typedByUser && !isUserHere()) return;
      write(withoutPasswords(changed(form.getValues(), blank)));
    };
    forgetting.set(form.control, () => {
      blank = JSON.parse(JSON.stringify(form.getValues()));
      const others = Object.entries(readDrafts(page).forms).filter(
        ([other]) => !other.startsWith(TYPED_EARLY),
      );
      writeDrafts({ page, forms: Object.fromEntries(others) });
      write({});
    });
    const callOff = onLanguageSwitch(keep);
    // Phones end a page that is out of sight without a word.
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
