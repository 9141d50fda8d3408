import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recomputeColumn } from '../server/platform/database/migrate.js';

const digitsOf = (number: string) => `
      CREATE OR REPLACE FUNCTION phone_digits(VARIADIC numbers text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(string_agg(regexp_replace(${number}, '[^0-9]', '', 'g'), ' '), '') FROM unnest(numbers) number
      $$;`;

/** Indexes of what is made of the digits of phone numbers, whatever they are called. */
const INDEXES = `SELECT indexrelid::regclass::text AS name FROM pg_index
  WHERE pg_get_indexdef(indexrelid) LIKE '%phone_digits(%' ORDER BY 1`;

/** One table at a time: nobody waits for two of them, and so nobody for somebody who waits. */
async function computeAgain(queryRunner: QueryRunner): Promise<void> {
  await recomputeColumn(queryRunner, {
    table: 'lead',
    column: 'searched_text',
    expression: 'found_by(from_name, from_email, list_title, phone_digits(from_phone))',
  });
  const indexes: { name: string }[] = await queryRunner.query(INDEXES);
  for (const { name } of indexes) await queryRunner.query(`REINDEX INDEX ${name}`);
}

/** Numbers that were typed full-width are found by their digits, too. Some seconds for 200,000 records. */
export class PhoneDigitsOfWideNumbers1764000000190 implements MigrationInterface {
  name = 'PhoneDigitsOfWideNumbers1764000000190';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(digitsOf('normalize(number, NFKC)'));
    await computeAgain(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(digitsOf('number'));
    await computeAgain(queryRunner);
  }
}
