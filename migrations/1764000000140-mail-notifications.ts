import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail may notify a supplier, which can have such mails stopped from the mail itself. */
export class MailNotifications1764000000140 implements MigrationInterface {
  name = 'MailNotifications1764000000140';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery ADD COLUMN notifies_supplier_id integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery DROP COLUMN notifies_supplier_id');
  }
}
