import type { Statement } from '../database/database.js';
import { badField } from '../errors.js';
import { type RequestContext, userOf } from '../request-context.js';

/** The record and field that a file is given to. */
export interface FileOwner {
  /**
   * The record type, such as 'supplier'. For a part of a record, such as a work example, the type of the
   * whole record.
   */
  type: string;
  id: number;
  /** The name of the field in the API, which errors refer to. */
  field: string;
  /** The current value of the field. Saving it again is always allowed. */
  current: string | null;
}

const USE: Statement = {
  name: 'attach-uploaded-file',
  text: `UPDATE stored_file SET unused_since = NULL, record_type = $3, record_id = $4
    WHERE folder = $1 AND name = $2 AND NOT leaving AND CASE
      WHEN record_id IS NULL THEN uploaded_by_id IS NOT DISTINCT FROM $5
      ELSE record_type = $3 AND record_id = $4 END
    RETURNING name`,
};

const ADDRESS = /^\/files\/([A-Za-z0-9]+)\/([A-Za-z0-9.-]+)$/;

/**
 * Assigns an uploaded file to a record and returns the address to write. Null removes the file. Call it in
 * the transaction that writes the address. The caller must have uploaded the file to this folder, or the
 * record must have had it before, so that nobody can use a file of another user, record or site. Housekeeping
 * does not remove the file as long as the record has it.
 * @throws AppError BAD_USER_INPUT at the field of the record
 */
export async function attachUploadedFile(
  context: RequestContext,
  address: string | null | undefined,
  folder: string,
  { type, id, field, current }: FileOwner,
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
  if (!used) throw badField(field, 'This file does not exist. Please choose it again.');
  return path;
}
