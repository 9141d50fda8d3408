import type { TokenScope } from '../../../shared/token-scopes.js';

/** The text in the ledger in place of a mail whose link opens an account. */
export const TEXT_NOT_STORED =
  'The text of this email is not stored, because it contains a link to an account.';

/** The text in the ledger after the retention period (docs/operations.md). */
export const TEXT_EXPIRED = 'The text of this email is no longer stored.';

/**
 * Returns true for mails to account holders, which contain single-use keys that staff must not be able to
 * use.
 */
export const carriesKey = (kind: string): boolean => kind.startsWith('account.');

/** The scopes of the data that anyone with a link in a mail can change, by the beginning of its kind. */
const SCOPES_OF_LINKS: Readonly<Record<string, TokenScope>> = {
  'lead.': 'leads:write',
  'supplier-alert.': 'alerts:write',
};

/** Returns the scope that an API token needs to read the text of such a mail besides `mail:read`. Null for most. */
export const scopeOfLinks = (kind: string): TokenScope | null =>
  Object.entries(SCOPES_OF_LINKS).find(([beginning]) => kind.startsWith(beginning))?.[1] ?? null;

/** Returns the text for an API token in place of a mail with links that need this scope. */
export const textHidden = (scope: TokenScope): string =>
  `The text of this email is hidden, because it contains links for which the API token needs the scope ${scope}.`;
