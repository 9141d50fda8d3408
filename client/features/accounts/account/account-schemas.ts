import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { formTexts } from '../../../forms/form-texts';
import type { Language } from '../../../lib/language';
import { accountTexts, PASSWORD_MIN } from './account-texts';

function schemasIn(language: Language) {
  const { requiredText, optionalText, emailAddress, password } = fieldRules(formTexts[language]);
  const words = accountTexts[language];
  const email = emailAddress(words.enterEmail);
  const typedPassword = password(1, words.enterPassword);
  const newPassword = password(PASSWORD_MIN, words.tooShort);
  return {
    register: z.object({ fullName: optionalText(100), email, password: newPassword }),
    email: z.object({ email }),
    nothing: z.object({}),
    password: z.object({ password: typedPassword }),
    takeOver: z.object({ fullName: optionalText(100), newPassword }),
    newPassword: z.object({ password: newPassword }),
    changePassword: z.object({ currentPassword: typedPassword, newPassword }),
    name: z.object({ fullName: requiredText(100, words.enterName) }),
  };
}

/** Validation schemas of the account forms, by language. The server repeats the checks. */
export const accountSchemas = { en: schemasIn('en'), mi: schemasIn('mi') };
