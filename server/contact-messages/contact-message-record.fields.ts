import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { FieldsOf } from '../platform/records/field.js';
import { choice, instant, line, link, orNull, text } from '../platform/records/field-kinds.js';
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-keeper.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageFields as written } from './contact-message.fields.js';
import { MESSAGE_KINDS, MESSAGE_SUBJECT, MessageKindEnum } from './contact-message.kinds.js';
import { MESSAGE_STATES, MessageStateEnum } from './contact-message.states.js';

type NotTold = 'id' | 'version' | 'updatedAt' | 'supplierId' | 'url' | 'reportedBySupplierId';

/** A message as staff keep it (A162): what was written stays, how far they have come with it is theirs to say. */
export const messageRecordFields = {
  createdAt: { ...instant, ...staffSee, wire: 'created_at' },
  kind: { ...choice(MESSAGE_KINDS, MessageKindEnum), ...staffSee, wire: 'kind' },
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
    meaning: 'Of a reported issue: which it is.',
  },
  salesEnquiryId: {
    ...orNull(link),
    ...staffSee,
    wire: 'salesEnquiry_id',
    meaning: 'Of a reported issue: the enquiry that it is about.',
  },
  state: { ...choice(MESSAGE_STATES, MessageStateEnum), ...staffKeep, wire: 'state' },
  adminNotes: { ...text(20_000), ...staffKeep, personal: true, wire: 'adminNotes' },
} satisfies FieldsOf<Omit<ContactMessage, NotTold>, StaffViewer>;

/** Messages as they are kept. */
export const messageRecords: RecordKind<ContactMessage> = {
  entity: ContactMessage,
  subject: MESSAGE_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(messageRecordFields),
};
