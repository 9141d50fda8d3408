import type { FieldRights, FieldTable } from '../../kits/records/field.js';
import { email, flag, line, link, orNull, phone, text } from '../../kits/records/field-kinds.js';
import { enquiryFields } from './sales-enquiry.fields.js';

/** The rights of the form. The values are then read through the fields of the enquiry. */
const written = { sees: [], changes: ['Visitor'] } as const satisfies FieldRights<'Visitor'>;

/**
 * The fields that a visitor sends to a listed supplier, with shorter limits than for staff. Recipients are
 * never among them (R343).
 */
export const enquiryFormFields = {
  supplierId: {
    ...link,
    ...written,
    wire: enquiryFields.supplierId.wire,
    meaning: 'The id of the supplier that receives the enquiry.',
  },
  fullName: {
    ...line(200),
    ...written,
    wire: enquiryFields.fullName.wire,
    meaning: enquiryFields.fullName.meaning,
  },
  email: { ...email, ...written, wire: enquiryFields.email.wire, meaning: enquiryFields.email.meaning },
  mobile: { ...phone, ...written, wire: enquiryFields.mobile.wire, meaning: enquiryFields.mobile.meaning },
  address: {
    ...text(500),
    ...written,
    wire: enquiryFields.address.wire,
    meaning: enquiryFields.address.meaning,
  },
  enquiryAbout: {
    ...line(200),
    ...written,
    wire: enquiryFields.enquiryAbout.wire,
    meaning: enquiryFields.enquiryAbout.meaning,
  },
  message: {
    ...text(5000),
    ...written,
    wire: enquiryFields.message.wire,
    meaning: enquiryFields.message.meaning,
  },
  goodCauseId: {
    ...orNull(link),
    ...written,
    wire: enquiryFields.goodCauseId.wire,
    meaning:
      'The id of an approved good cause that receives the contribution. Null to leave the choice open.',
  },
  impactBuyerId: {
    ...orNull(link),
    ...written,
    wire: enquiryFields.impactBuyerId.wire,
    meaning: 'The id of a public impact buyer that the enquiry is for. Null if there is none.',
  },
  heardFrom: {
    ...text(500),
    ...written,
    wire: enquiryFields.heardFrom.wire,
    meaning: enquiryFields.heardFrom.meaning,
  },
  joinEmailList: {
    ...flag,
    ...written,
    wire: enquiryFields.joinEmailList.wire,
    meaning: enquiryFields.joinEmailList.meaning,
  },
} satisfies FieldTable<'Visitor'>;

export const ENQUIRY_FORM_REQUIRED = ['supplierId', 'fullName', 'email', 'message'] as const;
