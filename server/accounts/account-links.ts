import { IsNull } from 'typeorm';
import { badInput } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { AccountLink } from './account-link.entity.js';
import { hashToken, makeToken } from './secret-token.js';
import { UserAccount } from './user-account.entity.js';

type Purpose = 'reset-password' | 'confirm-email' | 'sign-in';

const DAY_MINUTES = 24 * 60;

/**
 * Minutes that a link works: short for passwords (design rule 9), days for confirming an address, and for choosing the
 * first password, as whoever is invited has not asked for it and reads it when they come to it.
 */
const LIFETIME_MINUTES: Record<Purpose | 'invitation', number> = {
  'reset-password': 10,
  'sign-in': 30,
  'confirm-email': 7 * DAY_MINUTES,
  invitation: 7 * DAY_MINUTES,
};

/**
 * Makes a single-use link token. Earlier ones stay good until one is used: otherwise anybody could keep the links
 * in somebody's mailbox from working by asking for more.
 */
export async function makeAccountLink(
  context: RequestContext,
  userId: number,
  purpose: Purpose,
  lifetime: keyof typeof LIFETIME_MINUTES = purpose,
): Promise<string> {
  const { manager } = context.app.database;
  const { token, tokenHash } = makeToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MINUTES[lifetime] * 60_000);
  await manager.insert(AccountLink, { userId, purpose, tokenHash, expiresAt });
  return token;
}

/**
 * Whose link it is; it stays unused.
 * @throws AppError BAD_USER_INPUT when it is unknown, used or too old
 */
export async function accountOfLink(
  context: RequestContext,
  token: string,
  purpose: Purpose,
): Promise<UserAccount> {
  const { manager } = context.app.database;
  const link = await manager.findOneBy(AccountLink, { tokenHash: hashToken(token), purpose });
  return manager.findOneByOrFail(UserAccount, { id: requireGood(link).userId });
}

/**
 * Uses a link up, and all others of its purpose with it, and answers whose it was.
 * Call it inside the transaction of what the link allows,
 * with the account locked.
 * @throws AppError BAD_USER_INPUT when it is unknown, used or too old
 */
export async function useAccountLink(
  context: RequestContext,
  token: string,
  purpose: Purpose,
): Promise<number> {
  const { manager } = context.app.database;
  const link = await manager.findOne(AccountLink, {
    where: { tokenHash: hashToken(token), purpose },
    lock: { mode: 'pessimistic_write' },
  });
  const { userId } = requireGood(link);
  await manager.update(AccountLink, { userId, purpose, usedAt: IsNull() }, { usedAt: new Date() });
  return userId;
}

/** Uses up every link of the account, as a new password does. */
export async function endAccountLinks({ app }: RequestContext, userId: number): Promise<void> {
  await app.database.manager.update(AccountLink, { userId, usedAt: IsNull() }, { usedAt: new Date() });
}

/** Whether the link in the words of a mail still works, once it is there; also where there is none in them. */
export async function mailedLinkIsGood({ app }: RequestContext, words: string): Promise<boolean> {
  const token = /[?&]token=([\w-]+)/.exec(words)?.[1];
  if (!token) return true;
  return isGood(await app.database.manager.findOneBy(AccountLink, { tokenHash: hashToken(token) }));
}

/** Returns the error for a link that is used, expired or replaced. */
export const noLongerGood = () => badInput('This link no longer works. Please ask for a new one.');

const isGood = (link: AccountLink | null): link is AccountLink =>
  link !== null && !link.usedAt && link.expiresAt > new Date();

function requireGood(link: AccountLink | null): AccountLink {
  if (!isGood(link)) throw noLongerGood();
  return link;
}
