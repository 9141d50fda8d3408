/** What the ledger shows in place of a mail whose link opens an account. */
export const NOT_KEPT = 'The words of this mail are not kept: they carry a link that opens an account.';

/** What the ledger shows once the words have been kept for their time (docs/operations.md). */
export const NO_LONGER_KEPT = 'The words of this mail are no longer kept.';

/** Mails to account holders carry single-use keys, which staff must not be able to read and use. */
export const carriesKey = (kind: string): boolean => kind.startsWith('account.');
