import * as z from 'zod/mini';
import { fieldRules } from '../../forms/field-rules';
import type { SentAlong } from '../../forms/form-guard';
import { formTexts } from '../../forms/form-texts';
import type { Language } from '../../lib/language';

/** What the form asks, with its complaints in the page's language; the server checks the same again. */
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
    /** Not shown to people: whoever fills it in is a machine. */
    companyFax: z.string(),
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
  companyFax: '',
};

/** The fields as the mutation takes them: empty ones left out. */
export function enquiryInput(supplierId: number, fields: EnquiryFields, along: SentAlong) {
  const { goodCauseId, joinEmailList, ...texts } = fields;
  return {
    supplierId,
    fullName: texts.fullName,
    email: texts.email,
    message: texts.message,
    mobile: texts.mobile || null,
    enquiryAbout: texts.enquiryAbout || null,
    heardFrom: texts.heardFrom || null,
    companyFax: texts.companyFax || null,
    goodCauseId: goodCauseId ? Number(goodCauseId) : null,
    joinEmailList,
    ...along,
  };
}
