import { z } from 'zod';

const REQUIRED = 'This cannot be empty';

const optional = (max: number) => z.string().trim().max(max, `Maximum of ${max} characters allowed.`);
const needed = (max: number) => optional(max).min(1, REQUIRED);

/** What the form asks; the server checks the same again. */
export const enquirySchema = z.object({
  fullName: needed(200),
  email: needed(254).pipe(z.email('Please enter an e-mail address like name@example.nz.')),
  mobile: optional(50),
  enquiryAbout: optional(200),
  message: needed(5000),
  goodCauseId: z.string(),
  heardFrom: optional(500),
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
