import { sentStatements } from './sent-statements.js';

const TRANSACTION_CONTROL = /^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|LISTEN|SET)\b/i;

/** Runs `work` and tells which SQL statements it sent, transaction control left out. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentStatements(work);
  return sent.map(({ text }) => text).filter((text) => !TRANSACTION_CONTROL.test(text));
}
