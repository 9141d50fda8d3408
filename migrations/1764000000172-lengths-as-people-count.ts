import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One character as people see it may be of so many in the database. */
const PARTS = 24;

/** Limits as PostgreSQL writes them, before and after: those that are changed already are not changed again. */
const BEFORE = /(length\(\w+\) <= )(\d+)/g;
const AFTER = new RegExp(String.raw`(length\(\w+\) <= )\(${PARTS} \* (\d+)\)`, 'g');

/** Writes the checks anew in which the limit is found; one table at a time, so that nobody waits for somebody who waits. */
async function rewrite(queryRunner: QueryRunner, limit: RegExp, to: string): Promise<void> {
  const checks: { table: string; name: string; definition: string }[] = await queryRunner.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint
      WHERE contype = 'c' AND connamespace = current_schema()::regnamespace AND pg_get_constraintdef(oid) ~ $1
      ORDER BY 1, 2`,
    [limit.source],
  );
  for (const { table, name, definition } of checks)
    await queryRunner.query(
      `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${definition.replace(limit, to)}`,
    );
}

/** The rule of a field counts what people see as characters; the database only keeps endless texts away. */
export class LengthsAsPeopleCount1764000000172 implements MigrationInterface {
  name = 'LengthsAsPeopleCount1764000000172';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await rewrite(queryRunner, BEFORE, `$1(${PARTS} * $2)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rewrite(queryRunner, AFTER, '$1$2');
  }
}
