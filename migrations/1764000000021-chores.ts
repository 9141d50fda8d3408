import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each recurring work was last done, over all processes. */
export class Chores1764000000021 implements MigrationInterface {
  name = 'Chores1764000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE chore (
        name text PRIMARY KEY,
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        error text
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE chore`);
  }
}
