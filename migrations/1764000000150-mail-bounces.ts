import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that was taken may come back. What is in the ledger already is of the three states before: it is not read. */
export class MailBounces1764000000150 implements MigrationInterface {
  name = 'MailBounces1764000000150';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE mail_delivery ADD COLUMN bounced_at timestamptz,
        DROP CONSTRAINT mail_delivery_status_check,
        ADD CONSTRAINT mail_delivery_status_check CHECK (status IN ('queued', 'sent', 'failed', 'bounced')) NOT VALID;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE mail_delivery SET status = 'failed' WHERE status = 'bounced';
      ALTER TABLE mail_delivery DROP COLUMN bounced_at,
        DROP CONSTRAINT mail_delivery_status_check,
        ADD CONSTRAINT mail_delivery_status_check CHECK (status IN ('queued', 'sent', 'failed'));
    `);
  }
}
