import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { honeypotInput } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import type { Language as LanguageCode } from '../../../graphql/schema.generated';
import type { Language } from '../../../lib/language';

/** Returns the validation schema of the form, with messages in the page's language. The server repeats the checks. */
export function enquirySchema(language: Language) {
  const { requiredText, optionalText, emailAddress } = fieldRules(formTexts[language]);
  return z.object({
    fullName: requiredText(200),
    email: emailAddress(formTexts[language].empty),
    mobile: optionalText(50),
    enquiryAbout: optionalText(200),
    message: requiredText(5000),
    goodCauseId: z.string(),
    heardFrom: optionalText(500),
    joinEmailList: z.boolean(),
    /** The honeypot field, invisible to people. */
    trap: z.boolean(),
  });
}

export type EnquiryFields = z.input<ReturnType<typeof enquirySchema>>;

export const emptyEnquiry: EnquiryFields = {
  fullName: '',
  email: '',
  mobile: '',
  enquiryAbout: '',
  message: '',
  goodCauseId: '',
  heardFrom: '',
  joinEmailList: false,
  trap: false,
};

/** Converts the fields to the mutation's input, without the empty ones. */
export function enquiryInput(supplierId: number, fields: EnquiryFields, language: LanguageCode) {
  const { goodCauseId, joinEmailList, trap, ...texts } = fields;
  return {
    supplierId,
    fullName: texts.fullName,
    email: texts.email,
    message: texts.message,
    mobile: texts.mobile || null,
    enquiryAbout: texts.enquiryAbout || null,
    heardFrom: texts.heardFrom || null,
    companyFax: honeypotInput(trap),
    goodCauseId: goodCauseId ? Number(goodCauseId) : null,
    joinEmailList,
    language,
  };
}
