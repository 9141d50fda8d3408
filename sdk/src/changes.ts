import { pause } from './retries.js';
import type { ChangeFeed, QueryChangesArgs, RecordType } from './schema.generated.js';

/** The part of the change feed to read. */
export interface ChangeOptions {
  /** The position that you have saved. Undefined or null to begin with every record. */
  after?: string | null | undefined;
  /**
   * The types of records. Undefined for all types: a token with `records:read` gets the ids and versions of all,
   * and needs further scopes, such as `suppliers:read`, only to read the records.
   */
  types?: readonly RecordType[] | undefined;
  /** The number of changes in a batch, at most 1,000. The default is 500. */
  first?: number | undefined;
  /** If false, ends when it has caught up. The default is true: it waits for further changes. */
  follow?: boolean | undefined;
  /** The milliseconds between two requests when there are no changes. The default is 5,000. */
  pollMs?: number | undefined;
  /** Ends the iteration without an error. */
  signal?: AbortSignal | undefined;
}

const CHANGES = `query ($after: String, $types: [RecordType!], $first: Int!) {
  changes(after: $after, types: $types, first: $first) {
    changes { recordType id version changedAt deleted }
    position
    hasMore
  }
}`;

/**
 * Yields the batches of the change feed, oldest change first. Save `position` after you have processed a batch:
 * reading continues there, so that no change is lost. Without `follow` the last batch may have no changes.
 */
export async function* changeBatches(
  query: (text: string, variables: QueryChangesArgs) => Promise<{ changes: ChangeFeed }>,
  { after, types, first = 500, follow = true, pollMs = 5_000, signal }: ChangeOptions,
): AsyncGenerator<ChangeFeed, void, undefined> {
  let position = after ?? null;
  try {
    while (!signal?.aborted) {
      const variables = { after: position, types: types ? [...types] : null, first };
      const { changes: batch } = await query(CHANGES, variables);
      position = batch.position;
      if (batch.changes.length > 0 || !follow) yield batch;
      if (batch.hasMore) continue;
      if (!follow) return;
      await pause(pollMs, signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
