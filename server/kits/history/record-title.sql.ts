import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { EntityMetadata } from 'typeorm';
import type { RecordHistory } from './record-history.js';

/** Returns SQL of the name of a record `r`: the first of its title fields that is not empty. */
export function recordTitle({ trash }: RecordHistory, { columns }: EntityMetadata): Sql {
  const wanted = trash?.title ?? ['fullName', 'email', 'name'];
  const found = wanted.flatMap((name) => columns.filter(({ propertyName }) => propertyName === name));
  const names = found.map(({ databaseName }) => raw(`nullif(r.${databaseName}::text, '')`));
  return names.length > 0 ? sql`coalesce(${join(names)})` : sql`NULL::text`;
}
