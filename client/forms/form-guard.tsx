import { chakra } from '@chakra-ui/react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Language as LanguageCode } from '../graphql/schema.generated';
import { type Language, texts, useLanguage, useTexts } from '../lib/language';
import { registered } from './registered';

const trapTexts = texts(
  { leaveEmpty: 'Leave this box empty' },
  { leaveEmpty: 'Waiho tēnei pouaka kia wātea' },
);

/** Hides its contents off the screen, and from the keyboard and screen readers. */
const OutOfSight = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-100vw', w: '1px', overflow: 'hidden' },
});

/**
 * A honeypot checkbox that people do not see: scripts that fill in every field tick it, and their submissions are held
 * for staff. It is a checkbox because browsers and password managers fill in text fields, from saved addresses, but
 * never tick boxes. The form must have `position="relative"`.
 */
export function Honeypot<Input extends FieldValues & { trap: boolean }, Output>({
  form,
}: {
  form: UseFormReturn<Input, unknown, Output>;
}) {
  const { leaveEmpty } = useTexts(trapTexts);
  return (
    <OutOfSight aria-hidden>
      <label>
        <input type="checkbox" tabIndex={-1} {...registered(form, 'trap' as Path<Input>)} />
        {leaveEmpty}
      </label>
    </OutOfSight>
  );
}

/** Converts the honeypot to the server's input. */
export const honeypotInput = (trap: boolean): string | null => (trap ? 'ticked' : null);

/** The server's codes of the languages. */
const languageCode: Record<Language, LanguageCode> = { en: 'EN', mi: 'MI' };

/** Returns the server's code of the page's language. */
export const useLanguageCode = (): LanguageCode => languageCode[useLanguage()];
