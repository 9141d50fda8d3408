import type { EntityManager } from 'typeorm';

/**
 * The start of the server differs after each physical restore or copy, the database in another database, and the file
 * of the table after each logical restore. None of them is in a dump, and every role may read them.
 */
const INCARNATION = `
  SELECT concat_ws('-', (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint, d.oid,
    pg_relation_filenode('outbox_job')) AS incarnation
  FROM pg_database d WHERE d.datname = current_database()`;

/**
 * Returns a name of the outbox as it is now: letters, digits and hyphens. No outbox of another database has it, nor this
 * one after a restore, so row numbers that start again stand for other jobs. A restart of the server changes it, too.
 * Inside a transaction that has locked rows of the outbox it stays true until the end.
 */
export async function readOutboxIncarnation(manager: Pick<EntityManager, 'query'>): Promise<string> {
  const [{ incarnation }] = await manager.query(INCARNATION);
  return incarnation;
}
