import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000001-text.sql', '1764000000001-platform.sql'];

/** Text functions, activities, emails, files and jobs. */
export class Platform1764000000001 implements MigrationInterface {
  name = 'Platform1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
