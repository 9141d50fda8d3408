import { chakra } from '@chakra-ui/react';
import { use, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Language as LanguageCode } from '../graphql/schema.generated';
import { type Language, useLanguage } from '../lib/language';
import { CameWithPage } from '../ui/came-with-page';
import { registered } from './registered';

/** A little more than the server takes for the quickest person. */
const QUICKEST_MS = 2000;

/** Moved out of sight, and out of the way of the keyboard and of screen readers. */
const OutOfSight = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-100vw', w: '1px', overflow: 'hidden' },
});

/** A field that people do not see: whoever fills it in is a machine. The form has to be `position="relative"`. */
export function HiddenFromPeople<Input extends FieldValues & { companyFax: string }, Output>({
  form,
}: {
  form: UseFormReturn<Input, unknown, Output>;
}) {
  return (
    <OutOfSight aria-hidden>
      <label>
        Company fax
        <input tabIndex={-1} autoComplete="off" {...registered(form, 'companyFax' as Path<Input>)} />
      </label>
    </OutOfSight>
  );
}

/** What a form sends along that nobody types: what tells people from machines, and the language of its mails. */
export type SentAlong = { filledInMs: number; language: LanguageCode };

/** A language as the server calls it. */
const languageCode: Record<Language, LanguageCode> = { en: 'EN', mi: 'MI' };

/** The language of the page, as the server calls it. */
export const useLanguageCode = (): LanguageCode => languageCode[useLanguage()];

/**
 * How long the form has been open, in milliseconds, for the server to tell people from machines. Where a
 * browser fills a form in at once, the answer waits until a person could have.
 */
export function useFillTime(): () => Promise<number> {
  // What came with the page has been open since that began.
  const cameWithPage = use(CameWithPage);
  const opened = useRef<number | null>(null);
  useEffect(() => {
    opened.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);
  return async () => {
    const open = () => Math.round(performance.now() - (opened.current ?? 0));
    const early = QUICKEST_MS - open();
    // Timers may come a millisecond early.
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early + 1));
    return open();
  };
}

/** What a public form sends along, asked for when it is sent. */
export function useSentAlong(): () => Promise<SentAlong> {
  const fillTime = useFillTime();
  const language = useLanguageCode();
  return async () => ({ filledInMs: await fillTime(), language });
}
