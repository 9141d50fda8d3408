import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever loses a role no longer sees the tasks started with it. Older tasks stay visible until they are deleted. */
export class RolesOfTasks1764000000280 implements MigrationInterface {
  name = 'RolesOfTasks1764000000280';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE task ADD allowed_by text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE task DROP COLUMN allowed_by');
  }
}
