import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recomputeColumn } from '../server/platform/database/migrate.js';

const WIDE = 'normalize(number, NFKC)';
/** Letters of a free number are keys of a phone, as in shared/phone-numbers.ts. */
const WITH_KEYS = `CASE WHEN ${WIDE} ~ '^\\W*0(800|508|900)[^a-zA-Z]*[a-zA-Z]'
  THEN translate(lower(${WIDE}), 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999') ELSE ${WIDE} END`;

const digitsOf = (number: string) => `
      CREATE OR REPLACE FUNCTION phone_digits(VARIADIC numbers text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(string_agg(regexp_replace(${number}, '[^0-9]', '', 'g'), ' '), '') FROM unnest(numbers) number
      $$;`;

/** Indexes of what is made of the digits of phone numbers, whatever they are called. */
const INDEXES = `SELECT indexrelid::regclass::text AS name FROM pg_index
  WHERE pg_get_indexdef(indexrelid) LIKE '%phone_digits(%' ORDER BY 1`;

/** One table at a time, so that a statement never waits for two of them. */
async function computeAgain(queryRunner: QueryRunner): Promise<void> {
  await recomputeColumn(queryRunner, {
    table: 'lead',
    column: 'searched_text',
    expression: 'found_by(from_name, from_email, list_title, phone_digits(from_phone))',
  });
  const indexes: { name: string }[] = await queryRunner.query(INDEXES);
  for (const { name } of indexes) await queryRunner.query(`REINDEX INDEX ${name}`);
}

/** Free numbers with letters (0800 UPLIFT) are found by their digits. Some seconds for 200,000 records. */
export class LettersOfFreeNumbers1764000000230 implements MigrationInterface {
  name = 'LettersOfFreeNumbers1764000000230';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(digitsOf(WITH_KEYS));
    await computeAgain(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(digitsOf(WIDE));
    await computeAgain(queryRunner);
  }
}
