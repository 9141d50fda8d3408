import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteSchema } from '../server/platform/database/schema-objects.js';

/** Each migration notes what the schema has, so that a half-restored one is recognised. */
export class SchemaObjects1764000000300 implements MigrationInterface {
  name = 'SchemaObjects1764000000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE schema_object (kind text NOT NULL, name text NOT NULL, PRIMARY KEY (kind, name));
      COMMENT ON TABLE schema_object IS 'What the schema had when the last migration ended';
    `);
    // Never empty, so that an empty one is known to be half restored.
    await noteSchema((text, values) => queryRunner.query(text, values));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE schema_object');
  }
}
