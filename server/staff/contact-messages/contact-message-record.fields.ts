import type { FieldsOf } from '../../kits/records/field.js';
import { choice, instant, line, link, orNull, text } from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable, staffReadable } from '../../kits/records/staff-access.js';
import type { ContactMessage } from './contact-message.entity.js';
import { contactMessageFields as written } from './contact-message.fields.js';
import { MESSAGE_KINDS, MessageKindEnum } from './contact-message.kinds.js';
import { MESSAGE_STATES, MessageStateEnum } from './contact-message.states.js';

type Unlisted = 'id' | 'version' | 'updatedAt' | 'supplierId' | 'url' | 'reportedBySupplierId';

/**
 * The fields of a message for staff (A162). They can change its state and their notes, but not the message.
 */
export const messageRecordFields = {
  createdAt: { ...instant, ...staffReadable, wire: 'created_at' },
  kind: {
    ...choice(MESSAGE_KINDS, MessageKindEnum),
    ...staffReadable,
    wire: 'kind',
    meaning: 'The type of message.',
  },
  fullName: { ...written.fullName, ...staffReadable },
  organisation: { ...written.organisation, ...staffReadable },
  email: { ...written.email, ...staffReadable },
  mobile: { ...written.mobile, ...staffReadable },
  website: { ...written.website, ...staffReadable },
  message: { ...written.message, ...staffReadable },
  issue: {
    ...line(250),
    ...staffReadable,
    personal: true,
    wire: 'issue',
    meaning: 'The problem with an enquiry that a supplier reported. Null for other messages.',
  },
  salesEnquiryId: {
    ...orNull(link),
    ...staffReadable,
    wire: 'salesEnquiry_id',
    meaning: 'The id of the enquiry with the reported issue. Null for other messages.',
  },
  state: {
    ...choice(MESSAGE_STATES, MessageStateEnum),
    ...staffEditable,
    wire: 'state',
    meaning: 'The handling status of the message.',
  },
  adminNotes: {
    ...text(20_000),
    ...staffEditable,
    personal: true,
    wire: 'adminNotes',
    meaning: 'Internal notes by staff about the message.',
  },
} satisfies FieldsOf<Omit<ContactMessage, Unlisted>, StaffViewer>;
