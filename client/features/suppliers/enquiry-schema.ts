import * as z from 'zod/mini';
import { EMPTY, emailAddress, optionalText, requiredText } from '../../forms/field-rules';

/** What the form asks; the server checks the same again. */
export const enquirySchema = z.object({
  fullName: requiredText(200),
  email: emailAddress(EMPTY),
  mobile: optionalText(50),
  enquiryAbout: optionalText(200),
  message: requiredText(5000),
  goodCauseId: z.string(),
  heardFrom: optionalText(500),
  joinEmailList: z.boolean(),
  /** Not shown to people: whoever fills it in is a machine. */
  companyFax: z.string(),
});

export type EnquiryFields = z.input<typeof enquirySchema>;

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
export function enquiryInput(supplierId: number, fields: EnquiryFields) {
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
  };
}
