import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when somebody may not sign in any more; null: they may. */
export class DeactivatedUsers1764000000034 implements MigrationInterface {
  name = 'DeactivatedUsers1764000000034';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_account ADD COLUMN deactivated_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_account DROP COLUMN deactivated_at');
  }
}
