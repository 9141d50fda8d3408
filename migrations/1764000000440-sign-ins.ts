import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** The device, method and times of each sign-in, for its user. */
export class SignIns1764000000440 implements MigrationInterface {
  name = 'SignIns1764000000440';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000440-sign-ins.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sign_in');
  }
}
