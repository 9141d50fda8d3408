import type { EntityManager } from 'typeorm';

/** Holds the certificates of a buyer until the transaction ends: whoever asks for one meanwhile waits, and finds it. */
export const oneAtATime = (manager: EntityManager, impactBuyerId: number) =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('certificate of buyer'), $1)", [impactBuyerId]);
