import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail may be to several people. */
export class MailAddressees1764000000083 implements MigrationInterface {
  name = 'MailAddressees1764000000083';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_delivery ADD COLUMN also_to text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery DROP COLUMN also_to');
  }
}
