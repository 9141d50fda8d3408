import sql, { type Sql } from 'sql-template-tag';

/** How much two folded texts are alike, from 0 to 1, by the trigrams they share; a part of the longer one counts less. */
export const alikeness = (known: Sql, wanted: Sql): Sql =>
  sql`greatest(similarity(${known}, ${wanted}), word_similarity(${wanted}, ${known}) * 0.9)`;
