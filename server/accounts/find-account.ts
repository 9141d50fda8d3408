import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/** The account with this address, whatever its case, or null. */
export function findAccountByEmail({ app }: RequestContext, email: string): Promise<UserAccount | null> {
  return app.database.manager
    .createQueryBuilder(UserAccount, 'account')
    .where('lower(account.email) = lower(:email)', { email })
    .getOne();
}
