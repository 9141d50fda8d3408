import { mayReadData, requireWriteScope } from '../../platform/audience.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Histories, NounHistory } from './record-history.js';

/**
 * Returns the history of a record type for reading. Null if the caller has an API token that may not read such
 * records.
 */
export function readableHistory(
  { actor }: RequestContext,
  histories: Histories,
  recordType: string,
): NounHistory | null {
  const history = histories[recordType];
  return history && mayReadData(history.tokenResource, actor) ? history : null;
}

/**
 * Returns the history of a record type for undoing and restoring.
 * @throws AppError FORBIDDEN if the caller has an API token that may not change such records. No token may change
 *   users.
 */
export function changeableHistory(
  { actor }: RequestContext,
  histories: Histories,
  recordType: string,
): NounHistory {
  const history = histories[recordType] as NounHistory;
  requireWriteScope(history.tokenResource, actor);
  return history;
}
