import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever loses a role no longer sees the tasks that were started with it. Tasks from before are kept for a day only. */
export class AudienceOfTasks1764000000280 implements MigrationInterface {
  name = 'AudienceOfTasks1764000000280';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE task ADD audience text[] NOT NULL DEFAULT '{signed-in}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE task DROP COLUMN audience');
  }
}
