import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/**
 * The account as it is now, locked to the end of the transaction; null when it is gone. Whatever begins, renews or
 * ends sessions takes this lock before it touches their tokens or mailed links: an update that ends sessions does not
 * see a token that another transaction is inserting, and one order for all keeps them from waiting for each other.
 * Rows that refer to the account may be written meanwhile.
 */
export function lockAccount({ app }: RequestContext, id: number): Promise<UserAccount | null> {
  return app.database.manager.findOne(UserAccount, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
