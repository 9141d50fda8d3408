import { giveUploadedFile } from '../files/give-uploaded-file.js';
import type { RequestContext } from '../request-context.js';
import type { FieldTable } from './field.js';

/** The record that is given files; of a part of it, such as a work example, the whole. */
export interface FilesHolder {
  /** The noun, such as 'supplier'. */
  type: string;
  id: number;
  /** Where its fields stand in what was sent, such as 'workExamples.0.'. */
  at?: string;
}

/** The fields whose value is the address of a file. */
export const fileFieldsOf = (fields: FieldTable): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.folder);

/**
 * Gives a record, which is locked or new, the files that changes to it name; answers the changes with the addresses as
 * they are kept. `stored` is what the record has now.
 * @throws AppError BAD_USER_INPUT at the field of a file that is neither the caller's nor the record's
 */
export async function giveFiles<Changed extends object>(
  context: RequestContext,
  fields: FieldTable,
  { type, id, at = '' }: FilesHolder,
  stored: object,
  changes: Changed,
): Promise<Changed> {
  const given = { ...changes } as Record<string, unknown>;
  const current = stored as Record<string, string | null | undefined>;
  for (const [name, { folder }] of Object.entries(fields)) {
    if (!folder || given[name] === undefined) continue;
    given[name] = await giveUploadedFile(context, given[name] as string | null, folder, {
      type,
      id,
      field: `${at}${name}`,
      current: current[name] ?? null,
    });
  }
  return given as Changed;
}
