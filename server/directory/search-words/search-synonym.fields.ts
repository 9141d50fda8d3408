import { z } from 'zod';
import { fold } from '../../../shared/fold.js';
import { changesSchema } from '../../kits/records/changes-schema.js';
import type { FieldRights, FieldsOf } from '../../kits/records/field.js';
import { filledIn as filledInKind, line as lineKind, list } from '../../kits/records/field-kinds.js';
import type { TrashKind } from '../../kits/records/move-to-trash.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { filledIn, line } from '../../platform/input.js';
import { SearchSynonym } from './search-synonym.entity.js';

const LONGEST = 60;
const MAX_MEANINGS = 20;
export const TOO_MANY_MEANINGS = `Enter no more than ${MAX_MEANINGS} words or phrases.`;

const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies FieldRights<'Admin'>;

/** The meanings of a phrase, without repetitions. */
export const meaningsSchema = z
  .array(filledIn(line(LONGEST)))
  .transform(eachOnce)
  .refine((means) => means.length <= MAX_MEANINGS, { message: TOO_MANY_MEANINGS });

/** Returns the texts without those that fold to the same text as an earlier one. */
export function eachOnce(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) if (!known.has(fold(text))) known.set(fold(text), text);
  return [...known.values()];
}

type Changed = Pick<SearchSynonym, 'phrase' | 'means'>;

export const searchSynonymFields = {
  phrase: {
    ...filledInKind(lineKind(LONGEST)),
    ...staff,
    wire: 'phrase',
    meaning: 'A word or a phrase of up to four words. It is stored without accents and in lower case.',
  },
  means: {
    ...list(MAX_MEANINGS, LONGEST),
    schema: meaningsSchema,
    ...staff,
    wire: 'means',
    meaning: 'The terms to search for as well. Empty if the phrase has no meaning for a search.',
  },
} satisfies FieldsOf<Changed, 'Admin'>;

export const searchSynonymSchema = changesSchema(searchSynonymFields, ['phrase', 'means']);

export const searchSynonymRecords: RecordKind<SearchSynonym> = {
  entity: SearchSynonym,
  subject: 'search-synonym',
  onPages: true,
  personalFields: new Set(),
};

/** The message if there is another synonym of the phrase. */
export const SYNONYM_TAKEN = 'There is a synonym for this already.';

/** The trash of synonyms, from which they can be restored (A155). */
export const searchSynonymTrash: TrashKind = {
  title: ['phrase'],
  clashes: { search_synonym_phrase_key: SYNONYM_TAKEN },
};
