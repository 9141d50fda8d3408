import type { MailPreview, MailPreviews } from '../platform/mail/mail-previews.js';
import type { AccountEmail } from './account.email.js';
import { AccountExistsEmail } from './account-exists.email.js';
import { ConfirmEmailEmail } from './confirm-email.email.js';
import { GoogleLinkedEmail } from './google-linked.email.js';
import { GoogleTookOverEmail } from './google-took-over.email.js';
import { InvitationEmail } from './invitation.email.js';
import { ResetPasswordEmail } from './reset-password.email.js';
import { SignInLinkEmail } from './sign-in-link.email.js';

/** A placeholder for the token, which would open an account. */
const KEY = 'the-key-stands-here';

type AccountMail = new (...parts: ConstructorParameters<typeof AccountEmail>) => AccountEmail;

const of =
  (Mail: AccountMail): MailPreview =>
  async ({ app }, language) =>
    new Mail(app.config.publicUrl, language, KEY);

/** The previews of mails about accounts, whose texts are the same for everyone. */
export const accountMailPreviews: MailPreviews = {
  'account.confirm-email': of(ConfirmEmailEmail),
  'account.exists': of(AccountExistsEmail),
  'account.invitation': of(InvitationEmail),
  'account.reset-password': of(ResetPasswordEmail),
  'account.sign-in-link': async ({ app }) => new SignInLinkEmail(app.config.publicUrl, KEY, KEY),
  'account.google-linked': of(GoogleLinkedEmail),
  'account.google-took-over': of(GoogleTookOverEmail),
};
