import sql, { join, raw, type Sql } from 'sql-template-tag';
import { fold } from '../../../shared/fold.js';
import { phoneKey } from '../../../shared/phone-numbers.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { badField } from '../../platform/errors.js';

/** Returns the condition of a quick search in rows of `alias`: a part of one of the columns, or the id. */
export const quickSearch = (alias: string, columns: readonly string[]) =>
  quickSearchInAny(
    alias,
    columns.map((column) => `fold(coalesce(${column}, ''))`),
    columns.map((column) => `phone_digits(${column})`),
  );

/**
 * SQL of texts that need an index for fast lookups. `index` is its expression, which contains all of them.
 */
interface IndexedTexts {
  readonly index: string;
  readonly phones: string;
  /** Columns that are not folded, such as an email address. */
  readonly columns: readonly string[];
}

/**
 * Returns the condition of a quick search in a folded column. `indexed` has further texts to search. Without
 * them, phone numbers are looked up in the column itself.
 */
export const indexedSearch = (alias: string, folded: string, indexed?: IndexedTexts) =>
  quickSearchInAny(alias, [folded], [indexed?.phones ?? folded], indexed);

const quickSearchInAny =
  (alias: string, folded: readonly string[], digits: readonly string[], indexed?: IndexedTexts) =>
  (text: string): Sql => {
    const part = sql`'%' || ${foldForLike(text)} || '%'`;
    const named = folded.map((each) => sql`${raw(each)} LIKE ${part}`);
    const numbered = /^\d{1,9}$/.test(text) ? [sql`${raw(alias)}.id = ${Number(text)}::integer`] : [];
    const phone = phoneKey(text);
    const has = (each: string) => sql`${raw(each)} LIKE ${`%${phone}%`}`;
    const called = phone
      ? digits.map((each) => (indexed ? sql`(${has(indexed.index)} AND ${has(each)})` : has(each)))
      : [];
    const more =
      indexed && !isShort(text)
        ? indexed.columns.map(
            (each) => sql`(${raw(indexed.index)} LIKE ${part} AND fold(${raw(each)}) LIKE ${part})`,
          )
        : [];
    return sql`(${join([...numbered, ...named, ...called, ...more], ' OR ')})`;
  };

/** The minimum length of text that a trigram index can look up. */
const LEAST_LETTERS = 3;

/** Returns true if a text is too short for an index lookup. */
export const isShort = (text: string): boolean => fold(text).length < LEAST_LETTERS;

/**
 * Refuses short search texts, for lists that are too long to scan.
 * @throws AppError BAD_USER_INPUT for fewer letters than an index can look up
 */
export function requireLetters(field: string, text: string): void {
  if (isShort(text)) throw badField(field, `Please give at least ${LEAST_LETTERS} characters.`);
}
