import { attachUploadedFile } from '../../platform/files/attach-uploaded-file.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { FieldTable } from './field.js';

/** The record that files are given to. For a part, such as a work example, the whole record. */
export interface FilesOwner {
  /** The record type, such as 'supplier'. */
  type: string;
  id: number;
  /** The path of its fields in the input, such as 'workExamples.0.'. */
  at?: string;
}

/** Returns the fields whose value is the address of a file. */
export const fileFieldsOf = (fields: FieldTable): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.folder);

/**
 * Assigns the files named in changes to a locked or new record. Returns the changes with the stored
 * addresses. `stored` is the current record.
 * @throws AppError BAD_USER_INPUT at the field of a file that belongs neither to the caller nor to the record
 */
export async function attachFiles<Changed extends object>(
  context: RequestContext,
  fields: FieldTable,
  { type, id, at = '' }: FilesOwner,
  stored: object,
  changes: Changed,
): Promise<Changed> {
  const given = { ...changes } as Record<string, unknown>;
  const current = stored as Record<string, string | null | undefined>;
  for (const [name, { folder }] of Object.entries(fields)) {
    if (!folder || given[name] === undefined) continue;
    given[name] = await attachUploadedFile(context, given[name] as string | null, folder, {
      type,
      id,
      field: `${at}${name}`,
      current: current[name] ?? null,
    });
  }
  return given as Changed;
}
