/**
 * An error for a mail that can never be delivered: the server refused it for good, or its address cannot be
 * used.
 */
export class PermanentMailError extends Error {}

/** An error for a mail whose text was being sent when no response came. The server may have accepted it. */
export class UnansweredMailError extends Error {}

/**
 * Returns a failure without the text of the mail server, which may contain personal data. The ledger has the
 * text.
 */
export function summaryOf(failure: Error): string {
  const { responseCode, code } = failure as Error & { responseCode?: number; code?: string };
  if (responseCode) return `the mail server answered ${responseCode}`;
  if (failure instanceof UnansweredMailError) return 'the mail server did not answer';
  return code ?? failure.message;
}
