import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** API tokens of users, for other systems. */
export class ApiTokens1764000000330 implements MigrationInterface {
  name = 'ApiTokens1764000000330';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000330-api-tokens.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE api_token');
  }
}
