import sql, { raw, type Sql } from 'sql-template-tag';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { foundIn } from '../platform/lists/found-by.js';

/** Whoever is offered it, and what. */
const byOwnWords = foundIn('l', 'l.searched_text');

/** Rows of the owners are looked up once, so that each lead is found by an index. */
const namedIn = (table: string, text: string) =>
  sql`ANY (ARRAY(SELECT id FROM ${raw(table)} WHERE searched_text LIKE '%' || ${foldForLike(text)} || '%'))`;

/** What the quick filter finds leads by: whom they are from, what is offered, either party by name, or the id. */
export const leadFoundBy = (text: string): Sql =>
  sql`(${byOwnWords(text)} OR l.impact_buyer_id = ${namedIn('impact_buyer', text)}
    OR l.supplier_id = ${namedIn('supplier', text)})`;
