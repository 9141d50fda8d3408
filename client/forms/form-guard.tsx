import { chakra } from '@chakra-ui/react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Language as LanguageCode } from '../graphql/schema.generated';
import { type Language, texts, useLanguage, useTexts } from '../lib/language';
import { registered } from './registered';

const trapTexts = texts(
  { leaveEmpty: 'Leave this box empty' },
  { leaveEmpty: 'Waiho tēnei pouaka kia wātea' },
);

/** Moved out of sight, and out of the way of the keyboard and of screen readers. */
const OutOfSight = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-100vw', w: '1px', overflow: 'hidden' },
});

/**
 * A checkbox that people do not see: scripts that fill in every field tick it, and their submissions are held for staff.
 * It is a checkbox because browsers and password managers fill in text fields, from saved addresses, but never tick
 * boxes. The form has to be `position="relative"`.
 */
export function Trap<Input extends FieldValues & { trap: boolean }, Output>({
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

/** The trap as the server takes it. */
export const trapInput = (trap: boolean): string | null => (trap ? 'ticked' : null);

/** A language as the server calls it. */
const languageCode: Record<Language, LanguageCode> = { en: 'EN', mi: 'MI' };

/** The language of the page, as the server calls it. */
export const useLanguageCode = (): LanguageCode => languageCode[useLanguage()];
