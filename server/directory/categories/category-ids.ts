import { normalizeText } from '../../../shared/characters.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

const NAMED = (table: 'category' | 'sub_category') => ({
  name: `ids-of-${table}`,
  text: `SELECT given.word, (SELECT c.id FROM ${table} c WHERE c.id::text = given.word OR fold(c.name) = fold(given.word)
    ORDER BY c.id::text = given.word DESC, c.id LIMIT 1) AS id FROM unnest($1::text[]) AS given (word)`,
});

/**
 * Returns the ids of categories or sub categories that are given by id or by name. Blank words are left out.
 * @throws AppError BAD_USER_INPUT, naming the field
 */
export async function categoryIds(
  { app }: RequestContext,
  table: 'category' | 'sub_category',
  words: readonly string[],
  field: string,
): Promise<number[]> {
  const shown = words.map((word) => normalizeText(word, ' ')).filter((word) => word !== '');
  const rows = await app.database.read<{ word: string; id: number | null }>(NAMED(table), [shown]);
  return rows.map(({ word, id }) => {
    if (id === null) throw badField(field, `There is no category “${word.slice(0, 60)}”.`);
    return id;
  });
}
