import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff had a mail sent again that had failed. */
export class MailSentAgain1764000000061 implements MigrationInterface {
  name = 'MailSentAgain1764000000061';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery ADD COLUMN sent_again_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery DROP COLUMN sent_again_at');
  }
}
