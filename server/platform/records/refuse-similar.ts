import { conflict } from '../errors.js';
import type { RequestContext } from '../request-context.js';

/** By what records of a kind are taken for one and the same, beside their name. */
interface Similar {
  table: 'impact_buyer' | 'supplier';
  called: string;
  email?: string;
}

type Found = { id: number; name: string; named: boolean };

/**
 * Asks before a second record of the same name, or address, is made.
 * @throws AppError CONFLICT that names the existing one
 */
export async function refuseSimilar(
  { app }: RequestContext,
  { table, called, email }: Similar,
  { name }: { name: string },
): Promise<void> {
  const similar = await app.database.readOne<Found>(
    {
      name: `similar-${table}`,
      text: `SELECT id, name, fold(name) = fold($1) AS named FROM ${table}
        WHERE fold(name) = fold($1) OR ${table === 'impact_buyer' ? 'lower(email)' : 'NULL'} = lower($2)
        ORDER BY named, id LIMIT 1`,
    },
    [name, email ?? null],
  );
  if (!similar) return;
  const shared = similar.named ? 'name' : 'e-mail address';
  throw conflict(
    `There is already ${called} with this ${shared}: “${similar.name}” (ID ${similar.id}). To create another one, choose Create again.`,
  );
}
