import sql from 'sql-template-tag';
import type { RequestContext } from '../../platform/request-context.js';
import type { ImportDefinition } from './import-definition.js';

const DIGIT = '[0-9０-９]';
const COMMA = '[,，]';

/**
 * Matches a comma that cannot separate thousands: the digits after it are not three, or before it there are
 * none, a zero or separated thousands.
 */
const DECIMAL_COMMA = [
  `^[^,，]*${COMMA}(${DIGIT}{1,2}|${DIGIT}{4,})[^0-9０-９,，]*$`,
  `^[^0-9０-９,，]*[0０]*${COMMA}${DIGIT}+[^0-9０-９,，]*$`,
  `^[^,，]*${DIGIT}[.．'’[:space:]]?${DIGIT}{3}${COMMA}${DIGIT}+[^0-9０-９,，]*$`,
].join('|');

/** Returns the columns of amounts in which some cell of the file has a comma before its decimals. */
export async function decimalCommaColumns(
  { app }: RequestContext,
  { definition }: ImportDefinition,
  id: number,
  fields: readonly (string | null)[],
): Promise<number[]> {
  const amounts = [...fields.keys()].filter((at) => definition.fields[fields[at] ?? '']?.column === 'number');
  const rows = await app.database.read<{ column: number }>(
    sql`SELECT c AS column FROM unnest(${amounts}::integer[]) AS c WHERE EXISTS (
      SELECT 1 FROM import_row r WHERE r.import_id = ${id}::integer AND r.cells ->> c ~ ${DECIMAL_COMMA})`,
  );
  return rows.map(({ column }) => column);
}
