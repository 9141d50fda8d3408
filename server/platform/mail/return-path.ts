import type { App } from '../app.js';
import type { MailTry } from '../identity/bounce-tokens.js';
import type { MailDelivery } from './mail-delivery.entity.js';

const NAME = 'bounces';
const ADDRESS = new RegExp(`\\b${NAME}\\+([\\w-]{1,64})@([a-z\\d.-]{1,190})`, 'gi');

/**
 * Returns the address that this try of a mail bounces to, which identifies the mail. Undefined if no bounce
 * domain is configured.
 */
export function returnPath(
  { config, bounceTokens }: Pick<App, 'config' | 'bounceTokens'>,
  { id, attempts }: Pick<MailDelivery, 'id' | 'attempts'>,
): string | undefined {
  if (!config.mailBounceDomain) return undefined;
  const token = bounceTokens.issue({ mailId: String(id), attempt: attempts });
  return `${NAME}+${token}@${config.mailBounceDomain}`;
}

/** Returns the try that bounced to one of the addresses in these texts. Null if none is genuine. */
export function bouncedAttempt(
  { config, bounceTokens }: Pick<App, 'config' | 'bounceTokens'>,
  texts: readonly string[],
): MailTry | null {
  if (!config.mailBounceDomain) return null;
  for (const text of texts)
    for (const [, token = '', domain = ''] of text.matchAll(ADDRESS)) {
      if (domain.toLowerCase() !== config.mailBounceDomain) continue;
      const found = bounceTokens.read(token);
      if (found) return found;
    }
  return null;
}
