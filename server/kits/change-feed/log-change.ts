import type { EntityManager } from 'typeorm';

/**
 * Adds a record to the change feed although its own row and version stay the same, so that other systems learn of a
 * change in another table. `recordType` is its type in the feed.
 */
export async function logChange(
  manager: EntityManager,
  recordType: string,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await manager.query('INSERT INTO record_change (record_type, record_id, version) VALUES ($1, $2, $3)', [
    recordType,
    id,
    version,
  ]);
}
