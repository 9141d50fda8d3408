import * as z from 'zod/mini';
import { fieldRules } from '../../forms/field-rules';
import { trapInput } from '../../forms/form-guard';
import { formTexts } from '../../forms/form-texts';
import type { Language as LanguageCode } from '../../graphql/schema.generated';
import type { Language } from '../../lib/language';
import { readNumber } from '../../lib/typed-numbers';
import { orderTexts } from './order-texts';

export const MOST_OF_ONE = 100;

/** How many of a box were typed; what is no number is none. */
export const countOf = (typed: string | undefined): number => readNumber(typed ?? '', 0) ?? 0;

/** What the form asks; the server checks the same again. */
export function orderSchema(boxIds: readonly string[], language: Language) {
  const { requiredText, optionalText, emailAddress } = fieldRules(formTexts[language]);
  const { wholeNumber, chooseOne } = orderTexts[language];
  const quantity = z.string().check(
    z.trim(),
    z.refine(
      (typed) => typed === '' || (readNumber(typed, 0) ?? Number.POSITIVE_INFINITY) <= MOST_OF_ONE,
      wholeNumber,
    ),
  );
  return z.object({
    quantities: z.record(z.string(), quantity).check(
      z.refine((counts) => Object.values(counts).some((count) => countOf(count) !== 0), {
        message: chooseOne,
        path: [boxIds[0] ?? ''],
      }),
    ),
    fullName: requiredText(200),
    email: emailAddress(formTexts[language].empty),
    mobile: optionalText(50),
    address: requiredText(500),
    goodCauseId: z.string(),
    message: optionalText(2000),
    /** Not shown to people. */
    trap: z.boolean(),
  });
}

export type OrderFields = z.input<ReturnType<typeof orderSchema>>;

/** One of the usual box, and nothing else. */
export const emptyOrder = (boxIds: readonly string[]): OrderFields => ({
  quantities: Object.fromEntries(boxIds.map((id, index) => [id, index === 0 ? '1' : '0'])),
  fullName: '',
  email: '',
  mobile: '',
  address: '',
  goodCauseId: '',
  message: '',
  trap: false,
});

/** The fields as the mutation takes them: boxes that were asked for, empty fields left out. */
export function orderInput(
  { quantities, goodCauseId, trap, ...fields }: OrderFields,
  language: LanguageCode,
) {
  return {
    ...fields,
    items: Object.entries(quantities)
      .map(([box, typed]) => ({ box, quantity: countOf(typed) }))
      .filter(({ quantity }) => quantity > 0),
    goodCauseId: goodCauseId ? Number(goodCauseId) : null,
    mobile: fields.mobile || null,
    message: fields.message || null,
    companyFax: trapInput(trap),
    language,
  };
}
