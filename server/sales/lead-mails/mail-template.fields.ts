import { maxLength } from '../../../shared/text-limit.js';
import type { FieldsOf } from '../../kits/records/field.js';
import { filledIn, line } from '../../kits/records/field-kinds.js';
import { richText } from '../../kits/records/rich-text.js';
import { type StaffViewer, staffEditable } from '../../kits/records/staff-access.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { MailTemplate } from './mail-template.entity.js';

/** The maximum length of the body of a mail about a lead. */
export const BODY_LIMIT = maxLength(20_000);

/** The fields of a template that staff can change (A40). */
export const mailTemplateFields = {
  subject: {
    ...filledIn(line(200), 'Email Subject is Required'),
    ...staffEditable,
    wire: 'subject',
    meaning: 'The subject of the email, with placeholders.',
  },
  body: {
    ...filledIn(richText(BODY_LIMIT)),
    ...staffEditable,
    wire: 'body',
    meaning: 'The text of the email with placeholders, as HTML with headings, lists, links and emphasis.',
  },
} satisfies FieldsOf<Pick<MailTemplate, 'subject' | 'body'>, StaffViewer>;

export const mailTemplateRecords: RecordKind<MailTemplate> = {
  entity: MailTemplate,
  subject: 'mail-template',
  onPages: false,
  personalFields: new Set(),
};
