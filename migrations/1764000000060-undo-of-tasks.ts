import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Work on many records can be taken back: which task takes back which, and what each has changed. */
export class UndoOfTasks1764000000060 implements MigrationInterface {
  name = 'UndoOfTasks1764000000060';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE task
        -- Whether its activities say enough to take it back.
        ADD COLUMN IF NOT EXISTS undoable boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS undoes_id integer REFERENCES task ON DELETE SET NULL
    `);
    // At most one task takes back another.
    await queryRunner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS task_undoes_id_idx ON task (undoes_id) WHERE undoes_id IS NOT NULL',
    );
    // Few activities are a task's.
    await createIndexConcurrently(
      queryRunner,
      'activity_of_task_idx',
      "activity (request_id, subject_id) WHERE request_id LIKE 'task-%'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS activity_of_task_idx');
    await queryRunner.query(
      'ALTER TABLE task DROP COLUMN IF EXISTS undoable, DROP COLUMN IF EXISTS undoes_id',
    );
  }
}
