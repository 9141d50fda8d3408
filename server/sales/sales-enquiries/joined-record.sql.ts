import sql, { raw } from 'sql-template-tag';
import { type CompiledValue, type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import type { NamedRef } from '../../platform/graphql/named-ref.type.js';

/** The name of the joined user `u`. */
export const USER_NAME = sql`coalesce(u.full_name, u.email)`;

/** Returns a joined record by its alias. Null if there is none, or if `shownId`, the id that the caller may see, is null. */
export function joinedRecord(
  alias: string,
  name = raw(`${alias}.name`),
  shownId = raw(`${alias}.id`),
): CompiledValue {
  const columns: JsonColumns<NamedRef> = { id: raw(`${alias}.id`), name };
  return jsonPart(columns, sql`${shownId} IS NOT NULL`);
}
