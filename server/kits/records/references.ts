import sql, { join, type Sql } from 'sql-template-tag';
import { AppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

/** Records of one kind that may refer to another record. */
export interface Reference {
  /** The name of the records for people, singular and plural. */
  called: readonly [one: string, several: string];
  /** Returns a query for the number of records that refer to the record. */
  count: (id: number) => Sql;
}

/**
 * Refuses to delete a record that others refer to (A155). `current.references` has their numbers by kind.
 * @throws AppError CONFLICT
 */
export async function refuseReferenced(
  { app }: RequestContext,
  what: string,
  id: number,
  references: readonly Reference[],
  advice: string,
): Promise<void> {
  if (references.length === 0) return;
  const counts = join(
    references.map(
      ({ count }, index) => sql`SELECT ${index}::integer AS kind, (${count(id)})::integer AS count`,
    ),
    ' UNION ALL ',
  );
  const rows = await app.database.manager.query<{ kind: number; count: number }[]>(
    counts.text,
    counts.values,
  );
  const found = rows.flatMap(({ kind, count }) => {
    const called = references[kind]?.called;
    return called && count > 0
      ? [{ kind: called[1], count, words: `${count} ${called[count === 1 ? 0 : 1]}` }]
      : [];
  });
  if (found.length === 0) return;
  const [first] = found;
  const refer = found.length === 1 && first?.count === 1 ? 'refers' : 'refer';
  const words = new Intl.ListFormat('en-NZ').format(found.map((reference) => reference.words));
  throw new AppError('CONFLICT', 409, `${what} cannot be deleted: ${words} ${refer} to it. ${advice}`, {
    current: { references: found.map(({ kind, count }) => ({ kind, count })) },
  });
}
