import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { conflict, sqlState } from '../platform/errors.js';
import { emailAddress, line, parseInput } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { findAccountByEmail } from './find-account.js';
import { UserAccount } from './user-account.entity.js';

/** The schema of a user of the identity provider. */
export const identity = z.object({
  identityId: line(200).refine((value) => value.length > 0, { message: 'An identity is needed.' }),
  email: emailAddress,
});

/**
 * Creates an account for a user of the identity provider (R290) and returns its id. Registration does so
 * itself, so usually the account exists. A new one gets no password, role or link, and keeps its identity id
 * only until the owner of the address registers.
 * @throws AppError CONFLICT if the address belongs to another identity, or the identity to another address
 *   (A23)
 */
export async function createUser(context: RequestContext, input: unknown): Promise<{ id: number }> {
  const fields = parseInput(identity, input);
  await limitRate(context, 'create-user', fields.email);
  return (await known(context, fields)) ?? (await note(context, fields));
}

type Identity = z.output<typeof identity>;

async function known(context: RequestContext, fields: Identity): Promise<{ id: number } | null> {
  const existing = await findAccountByEmail(context, fields.email);
  if (existing && existing.identityId !== fields.identityId) throw notPossible();
  return existing && { id: existing.id };
}

async function note(context: RequestContext, fields: Identity): Promise<{ id: number }> {
  try {
    return await context.app.database.transaction(async (manager) => {
      const inserted = await manager.insert(UserAccount, { ...fields, roles: [] });
      const id = Number(inserted.identifiers[0]?.id);
      await recordActivity(context, { action: 'account.created', subjectType: 'user', subjectId: id });
      return { id };
    });
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    // Either a concurrent request created the same pair, or the identity belongs to another address.
    const other = await known(context, fields);
    if (!other) throw notPossible();
    return other;
  }
}

const notPossible = () => conflict('This user could not be created.');
