import { oneSpelling } from '../../shared/email-address.js';
import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/**
 * Returns the account, locked until the end of the transaction, or null if it does not exist. Take this lock
 * before you touch tokens or mailed links to start, renew or end sessions: an update that ends sessions does
 * not see a token that another transaction is inserting, and the same lock order everywhere prevents
 * deadlocks. Rows that refer to the account can be written meanwhile.
 */
export function lockAccount({ app }: RequestContext, id: number): Promise<UserAccount | null> {
  return app.database.manager.findOne(UserAccount, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Returns the account with this address, in any spelling, or null. */
export function findAccountByEmail({ app }: RequestContext, email: string): Promise<UserAccount | null> {
  return app.database.manager
    .createQueryBuilder(UserAccount, 'account')
    .where('lower(account.email) = lower(:email)', { email: oneSpelling(email) })
    .getOne();
}
