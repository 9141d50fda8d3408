import { createHash } from 'node:crypto';
import { AppError } from './errors.js';
import type { RequestContext } from './request-context.js';

/**
 * Runs a creating write once per Idempotency-Key. The same key with the same request returns the first
 * response, marked with `Idempotency-Replayed`, and another request with it is refused with 422. Without a key
 * it simply runs. The key belongs to the operation and the user. A visitor’s key is valid from any network
 * address, since phones change networks exactly when they retry (A171). Guessing it reveals nothing without the
 * very same request.
 */
export async function once<T>(
  context: RequestContext,
  operation: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!context.idempotencyKey) return context.app.database.transaction(() => work());
  const scope = `${operation}:${ownerOfKey(context)}`;
  return firstOf(context, { scope, key: context.idempotencyKey, hash: hashOf(request) }, work);
}

/**
 * Runs a write of a form that anyone may send. Without a key, the same request within a minute is a double
 * click and returns the first response. See once.
 */
export async function onceAMinute<T>(
  context: RequestContext,
  operation: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (context.idempotencyKey) return once(context, operation, request, work);
  const hash = hashOf(request);
  const scope = `${operation}:${callerOf(context)}:same`;
  return firstOf(context, { scope, key: hash.toString('base64url'), hash, forAMinute: true }, work);
}

interface Claim {
  scope: string;
  key: string;
  hash: Buffer;
  forAMinute?: boolean;
}

const CLAIM = 'INSERT INTO idempotency_key (scope, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT';
const CLAIM_FOR_GOOD = `${CLAIM} DO NOTHING RETURNING 1`;
const CLAIM_FOR_A_MINUTE = `${CLAIM} (scope, key) DO UPDATE SET created_at = now(), response = NULL
  WHERE idempotency_key.created_at < now() - interval '1 minute' RETURNING 1`;

/** Runs the work for the first caller. The others wait until it has committed or failed. */
function firstOf<T>(context: RequestContext, claim: Claim, work: () => Promise<T>): Promise<T> {
  const { scope, key, hash, forAMinute } = claim;
  return context.app.database.transaction(async (manager) => {
    const claimed: unknown[] = await manager.query(forAMinute ? CLAIM_FOR_A_MINUTE : CLAIM_FOR_GOOD, [
      scope,
      key,
      hash,
    ]);
    if (claimed.length === 0) return storedAnswer<T>(context, claim);
    const answer = await work();
    await manager.query('UPDATE idempotency_key SET response = $3 WHERE scope = $1 AND key = $2', [
      scope,
      key,
      JSON.stringify(answer ?? null),
    ]);
    return answer;
  });
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest();

async function storedAnswer<T>(context: RequestContext, { scope, key, hash }: Claim): Promise<T> {
  const [row]: { request_hash: Buffer; response: T }[] = await context.app.database.manager.query(
    'SELECT request_hash, response FROM idempotency_key WHERE scope = $1 AND key = $2',
    [scope, key],
  );
  if (!row?.request_hash.equals(hash)) throw new AppError('IDEMPOTENCY_MISMATCH', 422, USED);
  context.markReplayed?.();
  return row.response;
}

const USED =
  'This Idempotency-Key was used for another request. Make a long random one, such as a UUID, for each.';

function ownerOfKey({ actor }: RequestContext): string {
  return actor.kind === 'user' ? `user-${actor.user.id}` : 'visitor';
}

/** Returns the caller whose repeated requests count as double clicks. */
function callerOf(context: RequestContext): string {
  return context.actor.kind === 'user' ? ownerOfKey(context) : `visitor-${context.clientAddress}`;
}
