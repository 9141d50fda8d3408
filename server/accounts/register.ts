import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badInput, sqlState } from '../platform/errors.js';
import { emailAddress, line, parseInput } from '../platform/input.js';
import { type Language, languageGiven } from '../platform/language.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { AccountExistsEmail } from './account-exists.email.js';
import { makeAccountLink } from './account-links.js';
import { checkPassword } from './check-password.js';
import { claimAccount, isUnclaimed } from './claim-account.js';
import { ConfirmEmailEmail } from './confirm-email.email.js';
import { findAccountByEmail } from './find-account.js';
import { requireStrongPassword } from './password-strength.js';
import { hashPassword, password } from './passwords.js';
import type { Session } from './session.type.js';
import { startSession } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

/** The schema of a registration. */
export const registration = z.object({
  email: emailAddress,
  password,
  fullName: line(200).nullish(),
  language: languageGiven,
});
type Registration = z.output<typeof registration>;

/**
 * Creates an account without roles, or claims an unclaimed one that user/create made (A23), and signs it in.
 * A user who already has an account and gives its password is signed in. Any other request for a taken
 * address gets an error without a reason, and its owner gets a mail, so that the response does not reveal
 * accounts (ADR 0009).
 */
export async function register(context: RequestContext, input: unknown): Promise<Session> {
  const fields = parseInput(registration, input);
  await limitRate(context, 'register', fields.email);
  const existing = await findAccountByEmail(context, fields.email);
  const taken = existing && !isUnclaimed(existing) ? existing : null;
  if (taken && (await checkPassword(context, { ...fields, account: taken })) && taken.passwordHash)
    return startSession(context, { id: taken.id, passwordHash: taken.passwordHash }, 'password');
  await requireStrongPassword(fields.password, fields);
  if (taken) return refuseTaken(context, taken, fields.language ?? 'en');
  const passwordHash = await hashPassword(fields.password);
  try {
    return await context.app.database.transaction(() => create(context, existing, fields, passwordHash));
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    // A concurrent registration of the same address, such as from another tab, has created the account.
    const made = await findAccountByEmail(context, fields.email);
    if (!made?.passwordHash || !(await checkPassword(context, { ...fields, account: made })))
      throw notPossible();
    return startSession(context, { id: made.id, passwordHash: made.passwordHash }, 'password');
  }
}

async function create(
  context: RequestContext,
  existing: UserAccount | null,
  { email, fullName, language }: Registration,
  passwordHash: string,
): Promise<Session> {
  const given = { fullName: fullName || existing?.fullName || null, passwordHash };
  const userId = existing?.id ?? (await insertAccount(context, { email, ...given }));
  if (existing && !(await claimAccount(context, userId, given))) throw notPossible();
  const token = await makeAccountLink(context, userId, 'confirm-email');
  const { publicUrl } = context.app.config;
  const mail = await queueEmail(context, new ConfirmEmailEmail(publicUrl, language ?? 'en', token), email);
  await recordActivity(context, {
    action: 'account.registered',
    subjectType: 'user',
    subjectId: userId,
    followUps: [mail],
  });
  return startSession(context, { id: userId, passwordHash }, 'password');
}

async function insertAccount(context: RequestContext, fields: Partial<UserAccount>): Promise<number> {
  const inserted = await context.app.database.manager.insert(UserAccount, {
    ...fields,
    identityId: randomUUID(),
  });
  return Number(inserted.identifiers[0]?.id);
}

async function refuseTaken(
  context: RequestContext,
  account: UserAccount,
  language: Language,
): Promise<never> {
  await context.app.database.transaction(async () => {
    const mail = await queueEmail(
      context,
      new AccountExistsEmail(context.app.config.publicUrl, language),
      account.email,
    );
    await recordActivity(context, {
      action: 'account.registered-again',
      subjectType: 'user',
      subjectId: account.id,
      followUps: [mail],
    });
  });
  throw notPossible();
}

const notPossible = () =>
  badInput('We couldn’t create this account. If you already have one, sign in or reset your password.');
