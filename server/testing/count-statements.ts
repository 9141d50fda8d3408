import { sentStatements } from './sent-statements.js';

const TRANSACTION_CONTROL = /^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|LISTEN|SET)\b/i;
/**
 * Statements that the product sends by itself: the heartbeat of a listener, and the count of searches without
 * results.
 */
const BY_ITSELF = /^SELECT 1$|^INSERT INTO search_miss AS/;

/**
 * Runs `work` and returns its SQL statements, without transaction control and statements that the product
 * sends by itself.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentStatements(work);
  return sent
    .map(({ text }) => text)
    .filter((text) => !TRANSACTION_CONTROL.test(text) && !BY_ITSELF.test(text));
}
