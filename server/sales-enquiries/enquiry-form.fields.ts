import type { FieldRights, FieldTable } from '../platform/records/field.js';
import { email, flag, line, link, orNull, phone, text } from '../platform/records/field-kinds.js';
import { enquiryFields } from './sales-enquiry.fields.js';

/** What becomes of it stands in the enquiry's own fields. */
const written = { sees: [], changes: ['Visitor'] } as const satisfies FieldRights<'Visitor'>;

/** What a visitor sends to a listed supplier, in fewer words than staff may keep. Recipients are never part of it (R343). */
export const enquiryFormFields = {
  supplierId: { ...link, ...written, wire: enquiryFields.supplierId.wire },
  fullName: { ...line(200), ...written, wire: enquiryFields.fullName.wire },
  email: { ...email, ...written, wire: enquiryFields.email.wire },
  mobile: { ...phone, ...written, wire: enquiryFields.mobile.wire },
  address: { ...text(500), ...written, wire: enquiryFields.address.wire },
  enquiryAbout: { ...line(200), ...written, wire: enquiryFields.enquiryAbout.wire },
  message: { ...text(5000), ...written, wire: enquiryFields.message.wire },
  goodCauseId: {
    ...orNull(link),
    ...written,
    wire: enquiryFields.goodCauseId.wire,
    meaning: 'The cause to benefit; an approved one.',
  },
  impactBuyerId: {
    ...orNull(link),
    ...written,
    wire: enquiryFields.impactBuyerId.wire,
    meaning: 'The buyer it is for; a published one.',
  },
  heardFrom: {
    ...text(500),
    ...written,
    wire: enquiryFields.heardFrom.wire,
    meaning: 'How did you hear of us.',
  },
  joinEmailList: { ...flag, ...written, wire: enquiryFields.joinEmailList.wire },
} satisfies FieldTable<'Visitor'>;

export const ENQUIRY_FORM_REQUIRED = ['supplierId', 'fullName', 'email', 'message'] as const;
