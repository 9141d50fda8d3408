import { IsNull } from 'typeorm';
import { z } from 'zod';
import { TOKEN_SCOPES, type TokenScope } from '../../shared/token-scopes.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badField, notFound, unauthenticated } from '../platform/errors.js';
import { makeApiToken } from '../platform/identity/api-tokens.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { filledIn, line, parseInput } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { ApiToken } from './api-token.entity.js';
import { lockAccount } from './find-account.js';
import { userNotFound, userViewerOf } from './user.policy.js';

const MAX_TOKENS = 50;
const MAX_DAYS = 366;

const tokenInput = z.object({
  name: filledIn(line(60)),
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, 'Choose at least one permission').max(TOKEN_SCOPES.length),
  expiresInDays: z
    .int()
    .min(1, 'This must be at least 1 day')
    .max(MAX_DAYS, `This must be at most ${MAX_DAYS} days`)
    .nullish(),
});

const tokenNotFound = () => notFound('This API token');

/** Returns the scopes that a token of the caller can have: those of operations that its roles may call. */
export function grantableScopes(context: RequestContext): TokenScope[] {
  return context.app.tokenScopes.grantableTo(userOf(context)?.roles ?? []);
}

/**
 * Returns the API tokens of a user that are not revoked, newest first: the caller’s own, and any for Admin.
 * @throws AppError NOT_FOUND for another user
 */
export async function listApiTokens(context: RequestContext, userId: number | null): Promise<ApiToken[]> {
  const id = userId ?? userOf(context)?.id ?? 0;
  if (!userViewerOf(context, id)) throw userNotFound();
  const { manager } = context.app.database;
  return manager.find(ApiToken, { where: { userId: id, revokedAt: IsNull() }, order: { id: 'DESC' } });
}

/**
 * Creates an API token for the caller and returns it once: only its hash is stored.
 * @throws AppError BAD_USER_INPUT, for a scope that the roles of the caller never allow, or too many tokens
 */
export async function createApiToken(
  context: RequestContext,
  input: unknown,
): Promise<{ token: string; apiToken: ApiToken }> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const { name, scopes, expiresInDays } = parseInput(tokenInput, input);
  await limitRate(context, 'create-api-token', user.email);
  requireNotLeft(user);
  const grantable = new Set(grantableScopes(context));
  const refused = scopes.filter((scope) => !grantable.has(scope));
  if (refused.length > 0) throw badField('scopes', `Your roles do not allow ${refused.join(', ')}`);
  const { token, hash, start } = makeApiToken();
  const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * 24 * 3600 * 1000) : null;
  return context.app.database.transaction(async (manager) => {
    await lockAccount(context, user.id);
    if ((await manager.countBy(ApiToken, { userId: user.id, revokedAt: IsNull() })) >= MAX_TOKENS)
      throw badField(
        'name',
        `You already have ${MAX_TOKENS} API tokens, which is the maximum. Please revoke one first`,
      );
    const row = { userId: user.id, name, tokenHash: hash, tokenStart: start, scopes: [...new Set(scopes)] };
    const apiToken = await manager.save(ApiToken, { ...row, expiresAt });
    await recordToken(context, 'account.token-created', apiToken);
    return { token, apiToken };
  });
}

/**
 * Revokes an API token of the caller or, for Admin, of any user. The next request with it is refused, and its
 * subscriptions end.
 * @throws AppError NOT_FOUND
 */
export async function revokeApiToken(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    const found = await manager.findOne(ApiToken, {
      where: { id, revokedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found || !userViewerOf(context, found.userId)) throw tokenNotFound();
    await manager.update(ApiToken, id, { revokedAt: new Date() });
    await recordToken(context, 'account.token-revoked', found);
  });
}

/** Revokes every API token of a user, and returns the number of tokens that it revoked. */
export async function revokeAllApiTokens({ app }: RequestContext, userId: number): Promise<number> {
  const { manager } = app.database;
  const valid = { userId, revokedAt: IsNull() };
  return (await manager.update(ApiToken, valid, { revokedAt: new Date() })).affected ?? 0;
}

const recordToken = (context: RequestContext, action: string, { userId }: ApiToken) =>
  recordActivity(context, { action, subjectType: 'user', subjectId: userId });
