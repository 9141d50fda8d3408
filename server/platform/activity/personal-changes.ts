import type { EntityManager } from 'typeorm';
import type { Database, Statement } from '../database/database.js';
import { PersonalChange } from './activity.entity.js';
import type { Changes } from './changes.js';

/**
 * Splits changes for the activity log. `open` has no values of personal fields (null), `before` their old
 * values.
 */
export function redactPersonalValues(changes: Changes, personalFields: ReadonlySet<string> = new Set()) {
  const open: Record<string, Changes[string] | null> = {};
  const before: Record<string, unknown> = {};
  for (const [field, [was, is]] of Object.entries(changes)) {
    const personal = personalFields.has(field);
    open[field] = personal ? null : [was, is];
    // The new value is in the record.
    if (personal && was !== null) before[field] = was;
  }
  return { open, before };
}

/**
 * Stores the old values of personal fields for Undo and the timeline (A156). Housekeeping removes them after
 * the retention period.
 */
export async function storePersonalChanges(
  manager: EntityManager,
  activityId: string,
  before: Record<string, unknown>,
): Promise<void> {
  const rows = Object.entries(before).map(([field, said]) => ({ activityId, field, before: said as never }));
  if (rows.length > 0) await manager.insert(PersonalChange, rows);
}

const READ: Statement = {
  name: 'personal-changes',
  text: `SELECT activity_id AS "activityId", field, before FROM personal_change
    WHERE activity_id = ANY($1::bigint[]) AND field = ANY($2::text[])`,
};

/**
 * Returns the values of personal fields before each activity, if they have not been removed. `readable` lists
 * the fields that the caller may see. Values of other fields are never returned (A156).
 */
export async function readPersonalChanges(
  database: Database,
  activityIds: readonly string[],
  readable: ReadonlySet<string>,
): Promise<{ activityId: string; field: string; before: unknown }[]> {
  return database.read(READ, [activityIds, [...readable]]);
}
