import type { FieldRights, FieldsOf } from '../../kits/records/field.js';
import { email, line, phone, text } from '../../kits/records/field-kinds.js';
import type { ContactMessage } from './contact-message.entity.js';

type MessageViewer = 'Admin' | 'Visitor';
type Written = 'fullName' | 'organisation' | 'email' | 'mobile' | 'website' | 'message';

/** Fields that any visitor writes and staff read. */
const written = {
  sees: ['Admin'],
  changes: ['Visitor'],
  personal: true,
} as const satisfies FieldRights<MessageViewer> & { personal: true };

/** The fields of a message to Uplift. In REST names the person is the contact of an organisation. */
export const contactMessageFields = {
  fullName: { ...line(200), ...written, wire: 'contact', meaning: 'The full name of the sender.' },
  organisation: {
    ...line(200),
    ...written,
    wire: 'name',
    meaning: 'The name of the organisation. Required for requests to join.',
  },
  email: { ...email, ...written, wire: 'email', meaning: 'The email address of the sender.' },
  mobile: { ...phone, ...written, wire: 'phone', meaning: 'The phone number of the sender.' },
  website: { ...line(300), ...written, wire: 'website', meaning: 'The website of the sender.' },
  message: {
    ...text(5000),
    ...written,
    wire: 'message',
    meaning: 'The text of the message. Required for general messages.',
  },
} satisfies FieldsOf<Pick<ContactMessage, Written>, MessageViewer>;
