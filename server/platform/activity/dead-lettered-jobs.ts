import type { EntityManager } from 'typeorm';

const DEAD_LETTERED = 'dispatched_at IS NULL AND parked_at IS NOT NULL';

interface Changed {
  job: string;
}

/**
 * Returns a dead-lettered job to the jobs that wait, and wakes the relay after the commit. Returns the name of
 * the job, or null if it is not dead-lettered.
 */
export async function retryDeadLettered(manager: EntityManager, id: string): Promise<string | null> {
  const [[row]]: [Changed[]] = await manager.query(
    `UPDATE outbox_job SET parked_at = NULL, parked_reason = NULL, attempts = 0
     WHERE id = $1::bigint AND ${DEAD_LETTERED} RETURNING job`,
    [id],
  );
  if (!row) return null;
  await manager.query('NOTIFY outbox');
  return row.job;
}

/** Deletes a dead-lettered job. Returns the name of the job, or null if it is not dead-lettered. */
export async function dropDeadLettered(manager: EntityManager, id: string): Promise<string | null> {
  const [[row]]: [Changed[]] = await manager.query(
    `DELETE FROM outbox_job WHERE id = $1::bigint AND ${DEAD_LETTERED} RETURNING job`,
    [id],
  );
  return row?.job ?? null;
}
