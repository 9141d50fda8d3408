import { createHash } from 'node:crypto';
import { AppError } from './errors.js';
import type { RequestContext } from './request-context.js';

/**
 * Runs a creating write once per Idempotency-Key: the same key with the same request answers what the
 * first answered, another request under it is refused with 422. Without a key it simply runs. The key
 * belongs to the caller (user, or network address of a visitor) and the operation.
 */
export async function once<T>(
  context: RequestContext,
  operation: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const { database } = context.app;
  if (!context.idempotencyKey) return database.transaction(() => work());
  const scope = `${operation}:${callerOf(context)}`;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  return database.transaction(async (manager) => {
    // A second request with the key waits here until the first has committed or failed.
    const inserted: unknown[] = await manager.query(
      `INSERT INTO idempotency_key (scope, key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [scope, context.idempotencyKey, hash],
    );
    if (inserted.length === 0) return storedAnswer<T>(context, scope, hash);
    const answer = await work();
    await manager.query('UPDATE idempotency_key SET response = $3 WHERE scope = $1 AND key = $2', [
      scope,
      context.idempotencyKey,
      JSON.stringify(answer ?? null),
    ]);
    return answer;
  });
}

async function storedAnswer<T>(context: RequestContext, scope: string, hash: Buffer): Promise<T> {
  const [row]: { request_hash: Buffer; response: T }[] = await context.app.database.manager.query(
    'SELECT request_hash, response FROM idempotency_key WHERE scope = $1 AND key = $2',
    [scope, context.idempotencyKey],
  );
  if (!row?.request_hash.equals(hash))
    throw new AppError('IDEMPOTENCY_MISMATCH', 422, 'This Idempotency-Key was used for another request.');
  return row.response;
}

function callerOf({ actor, clientAddress }: RequestContext): string {
  return actor.kind === 'user' ? `user-${actor.user.id}` : `visitor-${clientAddress}`;
}
