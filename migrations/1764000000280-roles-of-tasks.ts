import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hides tasks from people who lost the role they need for them. Older tasks stay visible until they are deleted. */
export class RolesOfTasks1764000000280 implements MigrationInterface {
  name = 'RolesOfTasks1764000000280';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE task ADD allowed_by text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE task DROP COLUMN allowed_by');
  }
}
