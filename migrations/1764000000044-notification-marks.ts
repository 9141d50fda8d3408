import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to when somebody has read their notifications. */
export class NotificationMarks1764000000044 implements MigrationInterface {
  name = 'NotificationMarks1764000000044';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notification_mark (
        user_id integer PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
        read_at timestamptz NOT NULL
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE notification_mark');
  }
}
