import { phoneKey } from '../../../shared/phone-numbers.js';
import type { QuickFindSource } from '../../kits/nouns/quick-find-source.js';
import type { Database } from '../../platform/database/database.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import type { FoundRecord } from './quick-find.type.js';

/** The maximum number of records of each kind. The list of that kind has the others. */
const MAX_OF_A_KIND = 5;
/** The minimum number of letters. Fewer match everything, and no index supports them. */
const FEWEST_LETTERS = 3;
const ID = /^#?(\d{1,9})$/;

/**
 * The maximum number of matches that are read. A text in half of all records would otherwise read too many of
 * them.
 */
const MAX_LOOKED_AT = 100;

/**
 * The matches of a kind, those that begin with the text first. Where there are many, an index of beginnings
 * finds them.
 */
const found = (
  { kind, table, title, detail, foundBy, begins, where = 'true' }: QuickFindSource,
  place: number,
) => `
  (SELECT '${kind}' AS kind, ${place} AS place, id, ${title} AS title, ${detail} AS detail,
    fold(${title}) LIKE $2 || '%' AS begins
  FROM ${table} WHERE id IN (
    (SELECT id FROM ${table} WHERE ${foundBy} LIKE '%' || $2 || '%' AND ${where} LIMIT ${MAX_LOOKED_AT})
    ${begins ? `UNION (SELECT id FROM ${table} WHERE ${begins} LIKE $2 || '%' LIMIT ${MAX_LOOKED_AT})` : ''})
  ORDER BY fold(${title}) LIKE $2 || '%' DESC, ${title}, id LIMIT ${MAX_OF_A_KIND})`;

const byId = ({ kind, table, title, detail, where = 'true' }: QuickFindSource, place: number) => `
  (SELECT '${kind}' AS kind, ${place} AS place, id, ${title} AS title, ${detail} AS detail, true AS begins
  FROM ${table} WHERE id = $1 AND ${where})`;

const answerOf = (parts: readonly string[]) =>
  `SELECT kind, id, title, detail FROM (${parts.join(' UNION ALL ')}) found ORDER BY begins DESC, place, title, id`;

/** The statements of the quick find box. */
export interface QuickFind {
  byText: string;
  byId: string;
  byIdOrText: string;
}

/** Returns the statements that find records of these kinds, which are listed in this order. */
export function quickFind(sources: readonly QuickFindSource[]): QuickFind {
  const [texts, ids] = [sources.map(found), sources.map(byId)];
  return { byText: answerOf(texts), byId: answerOf(ids), byIdOrText: answerOf([...ids, ...texts]) };
}

/**
 * Returns records of all kinds for staff, by part of the name, address, email address or phone number, or by
 * id; at most five of each kind. Runs one statement, which uses indexes. Returns nothing for fewer than three
 * letters.
 */
export async function findRecords(
  database: Database,
  { byText, byId: byNumber, byIdOrText }: QuickFind,
  text: string,
): Promise<FoundRecord[]> {
  const typed = text.trim();
  const id = ID.exec(typed)?.[1];
  const searchText = phoneKey(typed) ?? foldForLike(typed);
  const long = searchText.length >= FEWEST_LETTERS;
  if (!id && !long) return [];
  if (id && !long) return database.read({ name: 'quick-find-id', text: byNumber }, [Number(id)]);
  if (id) return database.read({ name: 'quick-find-both', text: byIdOrText }, [Number(id), searchText]);
  // The first value would be the id, which is missing here.
  return database.read({ name: 'quick-find', text: byText.replaceAll('$2', '$1') }, [searchText]);
}
