import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { honeypotInput } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import type { ContactMessageKind, Language as LanguageCode } from '../../../graphql/schema.generated';
import type { Language } from '../../../lib/language';

/** Returns true if the message is an application to join, which is made for an organisation. */
export const isJoining = (kind: ContactMessageKind): boolean => kind.endsWith('_JOIN');

/** Returns the validation schema of the form. The server repeats the checks. */
export function messageSchema(kind: ContactMessageKind, language: Language) {
  const { requiredText, optionalText, emailAddress } = fieldRules(formTexts[language]);
  return z.object({
    organisation: isJoining(kind) ? requiredText(200) : optionalText(200),
    fullName: requiredText(200),
    email: emailAddress(formTexts[language].empty),
    mobile: optionalText(50),
    website: optionalText(300),
    message: kind === 'GENERAL' ? requiredText(5000) : optionalText(5000),
    /** The honeypot field, invisible to people. */
    trap: z.boolean(),
  });
}

export type MessageFields = z.input<ReturnType<typeof messageSchema>>;

export const emptyMessage: MessageFields = {
  organisation: '',
  fullName: '',
  email: '',
  mobile: '',
  website: '',
  message: '',
  trap: false,
};

/** Converts the fields to the mutation's input, without the empty ones. */
export function messageInput(kind: ContactMessageKind, fields: MessageFields, language: LanguageCode) {
  const { fullName, email, ...optional } = fields;
  return {
    kind,
    fullName,
    email,
    organisation: optional.organisation || null,
    mobile: optional.mobile || null,
    website: optional.website || null,
    message: optional.message || null,
    companyFax: honeypotInput(optional.trap),
    language,
  };
}
