import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MEANT_IN_SINGULAR } from './1764000000240-places-as-written.sql.js';

/** @throws Error if the text does not have the part once */
function withPart(sql: string, part: string, instead: string): string {
  if (sql.split(part).length !== 2) throw new Error(`The function does not have this part once: ${part}`);
  return sql.replace(part, () => instead);
}

/** As migration 1764000000310 has left it. */
const MEANT_BEFORE = withPart(
  MEANT_IN_SINGULAR,
  'CASE far WHEN 1 THEN true',
  'CASE far WHEN 1 THEN alike >= 0.5 OR left(word, 1) = left(spelt, 1)',
);

/** The singular is meant first: the stemmer leaves the plural of an abbreviation, such as `ppes`, as it is. */
const MEANT_AS_ABBREVIATION = withPart(
  MEANT_BEFORE,
  'SELECT meant FROM (\n',
  `SELECT meant FROM (
          (SELECT word AS meant, -1 AS way FROM search_word
            WHERE typed ~ '^.{2,}[^s]s$' AND word = left(typed, -1) AND (level <= 5 OR in_phrase))
          UNION ALL
`,
);

/** With a body that is parsed, as migration 1764000000290 has left it. */
function parsed(sql: string): string {
  const [head = '', body = ''] = sql.split(/AS \$\$|\$\$;/);
  return `${head} BEGIN ATOMIC ${body}; END`;
}

/** Searches read the plural of an abbreviation. */
export class PluralsOfAbbreviations1764000000320 implements MigrationInterface {
  name = 'PluralsOfAbbreviations1764000000320';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(parsed(MEANT_AS_ABBREVIATION));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(parsed(MEANT_BEFORE));
  }
}
