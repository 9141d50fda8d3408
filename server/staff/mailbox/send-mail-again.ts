import { isMailedLinkValid } from '../../accounts/account-links.js';
import { carriesKey } from '../../platform/mail/mail-secrets.js';
import { type ExpiryReason, queueAgain } from '../../platform/mail/send-again.js';
import type { RequestContext } from '../../platform/request-context.js';
import { resolveFailedMail } from '../action-centre/alert-failed-mail.js';

const LINK_ALREADY_USED =
  'The link in this email no longer works. The recipient has to ask for a new one or be invited again.';

/** A link that opens an account is valid for minutes or days, and only once. */
const spent: ExpiryReason = async (context, { kind, bodyText }) =>
  carriesKey(kind) && !(await isMailedLinkValid(context, bodyText)) ? LINK_ALREADY_USED : null;

/**
 * Sends a mail again that failed or bounced, once the cause is removed. Its item in the action centre is
 * resolved. For staff.
 * @throws AppError NOT_FOUND, or CONFLICT with the reason why it is not sent again
 */
export const sendMailAgain = (context: RequestContext, id: number): Promise<void> =>
  context.app.database.transaction(async () => {
    await queueAgain(context, String(id), spent);
    await resolveFailedMail(context, id);
  });
