import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { honeypotInput } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import type { Language as LanguageCode } from '../../../graphql/schema.generated';
import type { Language } from '../../../lib/language';
import { readNumber } from '../../../lib/parse-numbers';
import { orderTexts } from './order-texts';

export const MAX_OF_ONE = 100;

/** Returns the typed quantity of a box; 0 if the text is not a number. */
export const countOf = (typed: string | undefined): number => readNumber(typed ?? '', 0) ?? 0;

/** Returns the validation schema of the form. The server repeats the checks. */
export function orderSchema(boxIds: readonly string[], language: Language) {
  const { requiredText, optionalText, emailAddress } = fieldRules(formTexts[language]);
  const { wholeNumber, chooseOne } = orderTexts[language];
  const quantity = z.string().check(
    z.trim(),
    z.refine(
      (typed) => typed === '' || (readNumber(typed, 0) ?? Number.POSITIVE_INFINITY) <= MAX_OF_ONE,
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
    /** The honeypot field, invisible to people. */
    trap: z.boolean(),
  });
}

export type OrderFields = z.input<ReturnType<typeof orderSchema>>;

/** The initial order: one of the first box, and nothing else. */
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

/** Converts the fields to the mutation's input, without empty fields and boxes that were not ordered. */
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
    companyFax: honeypotInput(trap),
    language,
  };
}
