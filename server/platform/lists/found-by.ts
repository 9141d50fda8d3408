import sql, { join, raw, type Sql } from 'sql-template-tag';
import { fold } from '../../../shared/fold.js';
import { phoneKey } from '../../../shared/phone-numbers.js';
import { foldForLike } from '../database/fold-for-like.js';
import { badField } from '../errors.js';

/** The condition of a quick search in rows of `alias`: a part of one of the columns, or the id. */
export const foundBy = (alias: string, columns: readonly string[]) =>
  foundInAny(
    alias,
    columns.map((column) => `fold(coalesce(${column}, ''))`),
    columns.map((column) => `phone_digits(${column})`),
  );

/** SQL of texts that only an index can look up quickly; `index` is its expression, which contains all of them. */
interface IndexedTexts {
  readonly index: string;
  readonly phones: string;
  /** Columns such as an e-mail address, not folded. */
  readonly columns: readonly string[];
}

/**
 * Returns the condition of a quick filter for a column that is folded already. `indexed` are further texts that it finds;
 * without them phone numbers are looked up in the column itself.
 */
export const foundIn = (alias: string, folded: string, indexed?: IndexedTexts) =>
  foundInAny(alias, [folded], [indexed?.phones ?? folded], indexed);

const foundInAny =
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

/** What indexes of parts of words are made of. */
const LEAST_LETTERS = 3;

/** Too few letters for an index to look them up. */
export const isShort = (text: string): boolean => fold(text).length < LEAST_LETTERS;

/**
 * For lists that are too long to be looked through.
 * @throws AppError BAD_USER_INPUT for fewer letters than an index can look up
 */
export function requireLetters(field: string, text: string): void {
  if (isShort(text)) throw badField(field, `Please give at least ${LEAST_LETTERS} letters.`);
}
