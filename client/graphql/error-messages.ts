import type { Language } from '../lib/language';
import type { AppError, ErrorCode } from './errors';

/** Messages in te reo Māori by the error's code, since the server's messages are English. */
const maori: Partial<Record<ErrorCode, (error: AppError) => string>> = {
  RATE_LIMITED: ({ retryAfterSeconds }) =>
    `He maha rawa ngā tono. Tatari mō te ${retryAfterSeconds ?? 60} hēkona, ka whakamātau anō.`,
  NETWORK: () => 'Kāore i tae ki a Uplift. Tirohia tō hononga ipurangi, ka whakamātau anō.',
  NOT_FOUND: () => 'Kāore tēnei i kitea. Kua tangohia pea.',
  BAD_USER_INPUT: () => 'Kāore i tutuki. Tēnā, tirohia anō āu kōrero.',
};
const WENT_WRONG = 'I hē tētahi mea i tō mātou taha. Taihoa ka whakamātau anō.';

/** Returns the message of an error in the language of the page. */
export const errorMessage = (language: Language, error: AppError): string =>
  language === 'en' ? error.message : (maori[error.code]?.(error) ?? WENT_WRONG);
