/** The mail cannot be delivered, whenever it is tried: its server refused it for good, or cannot be handed its address. */
export class PermanentMailError extends Error {}

/** The words of the mail were on their way and no answer came: the server may have taken it or not. */
export class UnansweredMailError extends Error {}

/** Returns a failure without the words of the mail server, which may name people. The ledger has them. */
export function summaryOf(failure: Error): string {
  const { responseCode, code } = failure as Error & { responseCode?: number; code?: string };
  if (responseCode) return `the mail server answered ${responseCode}`;
  if (failure instanceof UnansweredMailError) return 'the mail server did not answer';
  return code ?? failure.message;
}
