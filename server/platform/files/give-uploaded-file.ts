import type { Statement } from '../database/database.js';
import { badField } from '../errors.js';
import { type RequestContext, userOf } from '../request-context.js';

/** The record that is given a file, and its field. */
export interface FileHolder {
  /** The noun, such as 'supplier'; of a part of a record, such as a work example, the noun of the whole. */
  type: string;
  id: number;
  /** The field, as the caller knows it: refusals stand there. */
  field: string;
  /** What the field has now; saving that again is always fine. */
  current: string | null;
}

const USE: Statement = {
  name: 'give-uploaded-file',
  text: `UPDATE stored_file SET unused_since = NULL, record_type = $3, record_id = $4
    WHERE folder = $1 AND name = $2 AND NOT leaving AND CASE
      WHEN record_id IS NULL THEN uploaded_by_id IS NOT DISTINCT FROM $5
      ELSE record_type = $3 AND record_id = $4 END
    RETURNING name`,
};

const ADDRESS = /^\/files\/([A-Za-z0-9]+)\/([A-Za-z0-9.-]+)$/;

/**
 * Gives an uploaded file to a record: to be called in the transaction that writes its address. The caller must have
 * sent the file to this folder, or the record must have had it before, so that nobody points a record at somebody
 * else's file, at another record's, or at another site. From here on housekeeping lets it be for as long as the record
 * has it. Answers the address to write; null takes the file away.
 * @throws AppError BAD_USER_INPUT at the record's field
 */
export async function giveUploadedFile(
  context: RequestContext,
  address: string | null | undefined,
  folder: string,
  { type, id, field, current }: FileHolder,
): Promise<string | null> {
  if (!address) return null;
  if (address === current) return current;
  const { config, database } = context.app;
  const origin = [config.publicUrl, config.publicApiUrl].find(
    (site) => site && address.startsWith(`${site}/`),
  );
  const path = address.slice(origin?.length ?? 0);
  const [, inFolder, name] = ADDRESS.exec(path) ?? [];
  const sender = userOf(context)?.id ?? null;
  const used = inFolder === folder && (await database.readOne(USE, [folder, name, type, id, sender]));
  if (!used) throw badField(field, 'This file is not there. Please choose it again.');
  return path;
}
