import { maxLength } from '../../shared/text-limit.js';
import type { FieldsOf } from '../platform/records/field.js';
import { filledIn, line } from '../platform/records/field-kinds.js';
import { richText } from '../platform/records/rich-text.js';
import { type StaffViewer, staffKeep } from '../platform/records/staff-keeper.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { MailTemplate } from './mail-template.entity.js';

/** As much as the body of a mail about a lead holds. */
export const BODY_LIMIT = maxLength(20_000);

/** What staff keep of a template (A40). */
export const mailTemplateFields = {
  subject: { ...filledIn(line(200), 'Email Subject is Required'), ...staffKeep, wire: 'subject' },
  body: { ...filledIn(richText(BODY_LIMIT)), ...staffKeep, wire: 'body' },
} satisfies FieldsOf<Pick<MailTemplate, 'subject' | 'body'>, StaffViewer>;

/** Templates as they are kept. */
export const mailTemplateRecords: RecordKind<MailTemplate> = {
  entity: MailTemplate,
  subject: 'mail-template',
  onPages: false,
  personalFields: new Set(),
};
