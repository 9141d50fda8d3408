import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each migration notes what the schema has, so that a half-restored one is recognised. */
export class SchemaObjects1764000000300 implements MigrationInterface {
  name = 'SchemaObjects1764000000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE schema_object (kind text NOT NULL, name text NOT NULL, PRIMARY KEY (kind, name));
      COMMENT ON TABLE schema_object IS 'What the schema had when the last migration ended';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE schema_object');
  }
}
