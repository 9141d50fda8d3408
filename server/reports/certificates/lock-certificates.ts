import type { EntityManager } from 'typeorm';

/**
 * Locks the certificates of a buyer until the end of the transaction. Concurrent requests wait and then find
 * the result.
 */
export const lockCertificates = (manager: EntityManager, impactBuyerId: number) =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('certificate of buyer'), $1)", [impactBuyerId]);
