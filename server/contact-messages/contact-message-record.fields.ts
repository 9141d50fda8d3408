import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { FieldsOf } from '../platform/records/field.js';
import { choice, instant, line, link, orNull, text } from '../platform/records/field-kinds.js';
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-access.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageFields as written } from './contact-message.fields.js';
import { MESSAGE_KINDS, MESSAGE_SUBJECT, MessageKindEnum } from './contact-message.kinds.js';
import { MESSAGE_STATES, MessageStateEnum } from './contact-message.states.js';

type NotTold = 'id' | 'version' | 'updatedAt' | 'supplierId' | 'url' | 'reportedBySupplierId';

/**
 * The fields of a message for staff (A162). They can change its state and their notes, but not the message.
 */
export const messageRecordFields = {
  createdAt: { ...instant, ...staffSee, wire: 'created_at' },
  kind: {
    ...choice(MESSAGE_KINDS, MessageKindEnum),
    ...staffSee,
    wire: 'kind',
    meaning: 'The kind of the message.',
  },
  fullName: { ...written.fullName, ...staffSee },
  organisation: { ...written.organisation, ...staffSee },
  email: { ...written.email, ...staffSee },
  mobile: { ...written.mobile, ...staffSee },
  website: { ...written.website, ...staffSee },
  message: { ...written.message, ...staffSee },
  issue: {
    ...line(250),
    ...staffSee,
    personal: true,
    wire: 'issue',
    meaning: 'The problem with an enquiry that a supplier reported. Null for other messages.',
  },
  salesEnquiryId: {
    ...orNull(link),
    ...staffSee,
    wire: 'salesEnquiry_id',
    meaning: 'The id of the sales enquiry with the reported problem. Null for other messages.',
  },
  state: {
    ...choice(MESSAGE_STATES, MessageStateEnum),
    ...staffKeep,
    wire: 'state',
    meaning: 'The progress of staff with the message.',
  },
  adminNotes: {
    ...text(20_000),
    ...staffKeep,
    personal: true,
    wire: 'adminNotes',
    meaning: 'Internal notes by staff about the message.',
  },
} satisfies FieldsOf<Omit<ContactMessage, NotTold>, StaffViewer>;

export const messageRecords: RecordKind<ContactMessage> = {
  entity: ContactMessage,
  subject: MESSAGE_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(messageRecordFields),
};
