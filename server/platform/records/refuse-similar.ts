import { conflict } from '../errors.js';
import type { RequestContext } from '../request-context.js';

/** Kinds of records, with the column of their names and the article they are called by. */
const KINDS = {
  impact_buyer: { name: 'name', called: 'an impact buyer', byEmail: true },
  supplier: { name: 'name', called: 'a supplier', byEmail: false },
  user_account: { name: 'full_name', called: 'a user', byEmail: false },
} as const;

type Found = { id: number; name: string; named: boolean };

/**
 * Refuses a second record of the same name, or of the same email address if its kind is compared by that too. An empty
 * name is like no other.
 * @throws AppError CONFLICT that names the existing record, with its id and name as `current`
 */
export async function refuseSimilar(
  { app }: RequestContext,
  table: keyof typeof KINDS,
  { name, email }: { name?: string | null; email?: string | null },
): Promise<void> {
  const { name: column, called, byEmail } = KINDS[table];
  const similar = await app.database.readOne<Found>(
    {
      name: `similar-${table}`,
      text: `SELECT id, ${column} AS name, fold(${column}) = fold($1) AS named FROM ${table}
        WHERE (fold(${column}) = fold($1) AND fold($1) <> '') OR ${byEmail ? 'lower(email)' : 'NULL'} = lower($2)
        ORDER BY named, id LIMIT 1`,
    },
    [name ?? '', byEmail ? (email ?? null) : null],
  );
  if (!similar) return;
  const shared = similar.named ? 'name' : 'e-mail address';
  throw conflict(
    `There is already ${called} with this ${shared}: “${similar.name}” (ID ${similar.id}). To create another one, choose Create again.`,
    { id: similar.id, name: similar.name },
  );
}
