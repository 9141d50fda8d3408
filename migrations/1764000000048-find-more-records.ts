import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and messages are found in the one box of staff, too, by who wrote them. */
export class FindMoreRecords1764000000048 implements MigrationInterface {
  name = 'FindMoreRecords1764000000048';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX impact_box_order_found_by_idx ON impact_box_order USING gin (found_by(full_name, email, address,
        phone_digits(mobile)) gin_trgm_ops);
      CREATE INDEX contact_message_found_by_idx ON contact_message USING gin (found_by(full_name, organisation, email,
        phone_digits(mobile)) gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX impact_box_order_found_by_idx, contact_message_found_by_idx');
  }
}
