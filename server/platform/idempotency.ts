import { createHash } from 'node:crypto';
import { AppError } from './errors.js';
import type { RequestContext } from './request-context.js';

/**
 * Runs a creating write once per Idempotency-Key: the same key with the same request answers what the
 * first answered, another request under it is refused with 422. Without a key it simply runs. The key
 * belongs to the operation and the user; a visitor's holds from any network address, since phones change networks
 * exactly when they try again (A171). Whoever guesses it is answered nothing without the very same request.
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
 * The same for forms that anyone may send: without a key, the same request again within a minute is a
 * double click, and is answered what the first was.
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

/** Works for whoever comes first; the others wait until that has committed or failed. */
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
  return row.response;
}

const USED =
  'This Idempotency-Key was used for another request. Make a long random one, such as a UUID, for each.';

function ownerOfKey({ actor }: RequestContext): string {
  return actor.kind === 'user' ? `user-${actor.user.id}` : 'visitor';
}

/** Whose double click it may be. */
function callerOf(context: RequestContext): string {
  return context.actor.kind === 'user' ? ownerOfKey(context) : `visitor-${context.clientAddress}`;
}
