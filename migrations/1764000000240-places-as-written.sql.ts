import { READ_SEARCH } from './1764000000023-read-search.sql.js';
import { SEARCH_TERMS } from './1764000000023-search-terms.sql.js';

const replaced = (sql: string) => sql.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');

/** The functions as they were before. */
export const READ_BEFORE = replaced(READ_SEARCH.slice(READ_SEARCH.indexOf('CREATE FUNCTION read_search')));
export const MEANT_BEFORE = replaced(
  SEARCH_TERMS.slice(SEARCH_TERMS.indexOf('CREATE FUNCTION search_word_meant')),
);

/** @throws Error if the text does not have the part once */
function withPart(sql: string, part: string, instead: string): string {
  if (sql.split(part).length !== 2) throw new Error(`The function does not have this part once: ${part}`);
  return sql.replace(part, () => instead);
}

const BEFORE_PLACE = '{in,near,nr,around,at,from,to,by,and,ki,kei,i,o,me}';
const END_OF_PLACE = 'i := i - 1;\n          END LOOP;\n';

/** Words around a place that say no more than the place itself belong to it: 'greater auckland', 'nelson area'. */
export const READ_WITH_SURROUNDS = withPart(
  withPart(
    READ_BEFORE,
    BEFORE_PLACE,
    '{in,near,nr,around,at,from,to,by,and,ki,kei,i,o,me,greater,wider,central,inner,city,downtown}',
  ),
  END_OF_PLACE,
  `${END_OF_PLACE}          i := spot.last + 1;
          WHILE words[i] = ANY ('{region,regions,area,areas,district,province,cbd,metro,suburbs,surrounds,wide}') LOOP
            whys[i] := 'PLACE';
            i := i + 1;
          END LOOP;
`,
);

/** A word is nearly spelt so if its singular is: 'plumers' is nearly 'plumber'. */
export const MEANT_IN_SINGULAR = withPart(
  withPart(
    MEANT_BEFORE,
    'SELECT word, level, similarity(word, typed) AS alike, levenshtein(word, typed) AS far FROM search_word\n',
    `SELECT word, level, spelt, similarity(word, spelt) AS alike, levenshtein(word, spelt) AS far
              FROM unnest(ARRAY[typed, CASE WHEN typed ~ '[^s]s$' THEN left(typed, -1) END]) AS spelt JOIN search_word ON word % spelt
`,
  ),
  `WHERE length(typed) BETWEEN 6 AND 40 AND word % typed AND length(word) >= 4
                AND abs(length(word) - length(typed)) <= 1`,
  `WHERE length(typed) BETWEEN 6 AND 40 AND length(word) >= 4
                AND abs(length(word) - length(spelt)) <= 1`,
)
  .replace('alike >= 0.4 AND length(typed) > CASE', 'alike >= 0.4 AND length(spelt) > CASE')
  .replace('alike >= 0.4 AND length(typed) > 9', 'alike >= 0.4 AND length(spelt) > 9');
