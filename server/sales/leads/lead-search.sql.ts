import sql, { raw, type Sql } from 'sql-template-tag';
import { indexedSearch } from '../../kits/lists/quick-search.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';

/** Matches the contact details and the offer of a lead. */
const byOwnWords = indexedSearch('l', 'l.searched_text');

/**
 * Matches the ids of buyers or suppliers with this text. They are looked up once, so that leads are found by
 * an index.
 */
const namedIn = (table: string, text: string) =>
  sql`ANY (ARRAY(SELECT id FROM ${raw(table)} WHERE searched_text LIKE '%' || ${foldForLike(text)} || '%'))`;

/**
 * Returns the condition of the quick filter, which matches the contact details, the offer, the name of the
 * buyer or the supplier, or the id.
 */
export const leadFoundBy = (text: string): Sql =>
  sql`(${byOwnWords(text)} OR l.impact_buyer_id = ${namedIn('impact_buyer', text)}
    OR l.supplier_id = ${namedIn('supplier', text)})`;
