import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff set for the whole site. */
export class SiteSettings1764000000016 implements MigrationInterface {
  name = 'SiteSettings1764000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE settings (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        contributions numeric(14, 2) NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1
      );
      INSERT INTO settings DEFAULT VALUES;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE settings`);
  }
}
