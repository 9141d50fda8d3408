import type { EntityManager } from 'typeorm';

/**
 * A restore or copy of the files changes the start time of the server, another database has another oid, and
 * a restore of a dump changes the file of the table. A dump contains none of these values, and every role may
 * read them.
 */
const INCARNATION = `
  SELECT concat_ws('-', (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint, d.oid,
    pg_relation_filenode('outbox_job')) AS incarnation
  FROM pg_database d WHERE d.datname = current_database()`;

/**
 * Returns an identifier of the current outbox: letters, digits and hyphens. It differs in every other
 * database and after a restore, where the same row numbers belong to other jobs. It also changes when the
 * server restarts. In a transaction that has locked rows of the outbox it does not change.
 */
export async function readOutboxIncarnation(manager: Pick<EntityManager, 'query'>): Promise<string> {
  const [{ incarnation }] = await manager.query(INCARNATION);
  return incarnation;
}
