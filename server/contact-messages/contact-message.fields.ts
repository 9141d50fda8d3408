import type { FieldRights, FieldsOf } from '../platform/records/field.js';
import { email, line, phone, text } from '../platform/records/field-kinds.js';
import type { ContactMessage } from './contact-message.entity.js';

type MessageViewer = 'Admin' | 'Visitor';
type Written = 'fullName' | 'organisation' | 'email' | 'mobile' | 'website' | 'message';

/** Written by anybody, read by staff. */
const written = {
  sees: ['Admin'],
  changes: ['Visitor'],
  personal: true,
} as const satisfies FieldRights<MessageViewer> & { personal: true };

/** What a message to Uplift says. Over REST the person is the contact of an organisation. */
export const contactMessageFields = {
  fullName: { ...line(200), ...written, wire: 'contact' },
  organisation: {
    ...line(200),
    ...written,
    wire: 'name',
    meaning: 'Asked for when somebody would like to join.',
  },
  email: { ...email, ...written, wire: 'email' },
  mobile: { ...phone, ...written, wire: 'phone' },
  website: { ...line(300), ...written, wire: 'website' },
  message: { ...text(5000), ...written, wire: 'message', meaning: 'Asked for when the kind is GENERAL.' },
} satisfies FieldsOf<Pick<ContactMessage, Written>, MessageViewer>;
