import { conflict } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

/** Tables with the columns of name and email address, and the name of a record for people. */
const KINDS = {
  impact_buyer: { name: 'name', called: 'an impact buyer', email: 'email' },
  supplier: { name: 'name', called: 'a supplier', email: 'enquiry_email' },
  user_account: { name: 'full_name', called: 'a user', email: 'email' },
} as const;

type Found = { id: number; name: string; named: boolean };

/**
 * Refuses a second record with the same name or email address. Empty values match nothing.
 * @throws AppError CONFLICT that names the existing record, with its id and name as `current`
 */
export async function rejectDuplicate(
  { app }: RequestContext,
  table: keyof typeof KINDS,
  { name, email }: { name?: string | null; email?: string | null },
): Promise<void> {
  const { name: column, called, email: address } = KINDS[table];
  const similar = await app.database.readOne<Found>(
    {
      name: `similar-${table}`,
      text: `SELECT id, ${column} AS name, fold(${column}) = fold($1) AS named FROM ${table}
        WHERE (fold(${column}) = fold($1) AND fold($1) <> '') OR lower(${address}) = lower($2)
        ORDER BY named, id LIMIT 1`,
    },
    [name ?? '', email || null],
  );
  if (!similar) return;
  const shared = similar.named ? 'name' : 'email address';
  throw conflict(
    `There is already ${called} with this ${shared}: “${similar.name}” (ID ${similar.id}). To create another one, choose Create again.`,
    { id: similar.id, name: similar.name },
  );
}
