import sql, { type Sql } from 'sql-template-tag';

/**
 * The similarity of two folded texts, from 0 to 1, by their common trigrams. A match with only a part of the
 * longer text counts less.
 */
export const similarity = (known: Sql, wanted: Sql): Sql =>
  sql`greatest(similarity(${known}, ${wanted}), word_similarity(${wanted}, ${known}) * 0.9)`;
