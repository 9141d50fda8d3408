import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { UserAccount } from './user-account.entity.js';

type Changes = QueryDeepPartialEntity<Omit<UserAccount, 'id' | 'version' | 'createdAt' | 'updatedAt'>>;

/**
 * Changes values of an account that its record shows, with its version and the time of the change, so that nobody
 * overwrites them unseen.
 */
export async function changeAccount(manager: EntityManager, id: number, changes: Changes): Promise<void> {
  const moved = { version: () => 'version + 1', updatedAt: () => 'now()' };
  await manager.update(UserAccount, id, { ...changes, ...moved });
}
