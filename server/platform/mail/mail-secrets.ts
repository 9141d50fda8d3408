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
