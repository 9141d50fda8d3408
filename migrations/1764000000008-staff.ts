import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000008-staff.sql'];

/** Action items, messages from forms, notifications and the settings of the site. */
export class Staff1764000000008 implements MigrationInterface {
  name = 'Staff1764000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
    await queryRunner.query('INSERT INTO settings DEFAULT VALUES');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
