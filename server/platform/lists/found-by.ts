import sql, { join, raw, type Sql } from 'sql-template-tag';
import { foldForLike } from '../database/fold-for-like.js';

/** What a quick search looks for in rows of `alias`: a part of one of the columns, or the id. */
export const foundBy =
  (alias: string, columns: readonly string[]) =>
  (text: string): Sql => {
    const part = sql`'%' || ${foldForLike(text)} || '%'`;
    const named = columns.map((column) => sql`fold(coalesce(${raw(column)}, '')) LIKE ${part}`);
    const numbered = /^\d{1,9}$/.test(text) ? [sql`${raw(alias)}.id = ${Number(text)}::integer`] : [];
    return sql`(${join([...numbered, ...named], ' OR ')})`;
  };
