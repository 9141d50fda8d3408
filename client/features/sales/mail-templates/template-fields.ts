import { maxLength } from '../../../../shared/text-limit';
import { required, richText, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { LeadMailKind, MailTemplateInput } from '../../../graphql/schema.generated';
import type { TemplateVersionFragment, WholeTemplateFragment } from './mail-templates.generated';

export type Template = Omit<WholeTemplateFragment, ' $fragmentName'>;
export type Version = Omit<TemplateVersionFragment, ' $fragmentName'>;

export const bodyLimit = maxLength(20_000);

/** Fields of a template's form. The server knows the placeholders and checks them. */
export const templateFields = {
  subject: field(
    'Email Subject',
    required(text(200), 'Email Subject is Required'),
    (template: Template) => template.subject,
  ),
  body: field(
    'Email Body',
    required(richText(bodyLimit), 'This cannot be empty'),
    (template: Template) => template.body,
  ),
} satisfies FieldTable<Template, MailTemplateInput>;

/** Labels of the kinds of mails, by their recipients. */
export const templateNames: Record<LeadMailKind, string> = {
  TO_BUYER: 'Email to the impact buyer',
  TO_SUPPLIER: 'Email to the supplier',
};
