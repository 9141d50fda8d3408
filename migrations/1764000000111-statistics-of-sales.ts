import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DOWN, UP } from './1764000000111-statistics-of-sales.sql.js';

/**
 * What enquiries add up to by everything that statistics show: owner, month, state, source, type of buyer, cause and
 * category. A write appends to enquiry_change as before, a few columns more; the same folding fills these tables, too.
 */
export class StatisticsOfSales1764000000111 implements MigrationInterface {
  name = 'StatisticsOfSales1764000000111';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
