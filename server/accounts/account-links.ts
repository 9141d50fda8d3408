import { createHash, randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { badInput } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { AccountLink } from './account-link.entity.js';
import { UserAccount } from './user-account.entity.js';

const TOKEN_BYTES = 32;

/** Returns a random token for a cookie or link, and its hash. Only the hash is stored. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** Returns the SHA-256 hash of a token. The tokens are random, so no slower hash is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type Purpose = 'reset-password' | 'confirm-email' | 'sign-in';

const DAY_MINUTES = 24 * 60;

/**
 * The lifetimes of links in minutes: short for new passwords (design rule 9), days to confirm an address and
 * to choose the first password, because an invited user did not ask for the mail and may read it later.
 */
const LIFETIME_MINUTES: Record<Purpose | 'invitation', number> = {
  'reset-password': 10,
  'sign-in': 30,
  'confirm-email': 7 * DAY_MINUTES,
  invitation: 7 * DAY_MINUTES,
};

/**
 * Creates a single-use link token. Earlier tokens work until one is used. Otherwise anyone could disable the
 * links in another person's mailbox by requesting more.
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
 * Returns the account of a link without using the link.
 * @throws AppError BAD_USER_INPUT if it is unknown, used or expired
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
 * Marks a link and all others of its purpose as used and returns the id of the user. Call it in the
 * transaction of the action that the link allows, with the account locked.
 * @throws AppError BAD_USER_INPUT if it is unknown, used or expired
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

/** Marks every link of the account as used, as after a new password. */
export async function endAccountLinks({ app }: RequestContext, userId: number): Promise<void> {
  await app.database.manager.update(AccountLink, { userId, usedAt: IsNull() }, { usedAt: new Date() });
}

/** Returns true if the link in the text of a mail still works, or if the text has no link with a token. */
export async function isMailedLinkValid({ app }: RequestContext, words: string): Promise<boolean> {
  const token = /[?&]token=([\w-]+)/.exec(words)?.[1];
  if (!token) return true;
  return isGood(await app.database.manager.findOneBy(AccountLink, { tokenHash: hashToken(token) }));
}

/** Returns the error for a link that is used, expired or replaced. */
export const linkExpired = () => badInput('This link no longer works. Please ask for a new one.');

const isGood = (link: AccountLink | null): link is AccountLink =>
  link !== null && !link.usedAt && link.expiresAt > new Date();

function requireGood(link: AccountLink | null): AccountLink {
  if (!isGood(link)) throw linkExpired();
  return link;
}
