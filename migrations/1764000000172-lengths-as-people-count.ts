import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One character as people see it may be of so many in the database. */
const PARTS = 24;

/** Every check of a longest text, with another limit; code points are counted here, and characters by the rule of the field. */
const changed = (limit: string) => `
      DO $$
      DECLARE one record; piece text; definition text;
      BEGIN
        FOR one IN
          SELECT conrelid::regclass AS of_table, conname, pg_get_constraintdef(oid) AS def FROM pg_constraint
          WHERE contype = 'c' AND connamespace = 'public'::regnamespace
            AND pg_get_constraintdef(oid) ~ 'length\\(\\w+\\) <= \\d+'
        LOOP
          definition := one.def;
          piece := (regexp_match(definition, 'length\\(\\w+\\) <= (\\d+)'))[1];
          definition := regexp_replace(definition, '(length\\(\\w+\\) <= )\\d+', '\\1' || (${limit}));
          EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s', one.of_table, one.conname, one.conname, definition);
        END LOOP;
      END $$`;

/** The rule of a field counts what people see as characters; the database only keeps endless texts away. */
export class LengthsAsPeopleCount1764000000172 implements MigrationInterface {
  name = 'LengthsAsPeopleCount1764000000172';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(changed(`piece::integer * ${PARTS}`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(changed(`piece::integer / ${PARTS}`));
  }
}
