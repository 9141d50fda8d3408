import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The scope and the API token of the operation that started a task. */
export class TaskScopes1764000000390 implements MigrationInterface {
  name = 'TaskScopes1764000000390';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE task ADD scope text, ADD token_session_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE task DROP scope, DROP token_session_id');
  }
}
