import { oneSpelling } from '../../shared/email-address.js';
import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/** Returns the account with this address, in any spelling, or null. */
export function findAccountByEmail({ app }: RequestContext, email: string): Promise<UserAccount | null> {
  return app.database.manager
    .createQueryBuilder(UserAccount, 'account')
    .where('lower(account.email) = lower(:email)', { email: oneSpelling(email) })
    .getOne();
}
