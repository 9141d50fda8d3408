import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000002-accounts.sql'];

/** User accounts, sessions and links from emails. */
export class Accounts1764000000002 implements MigrationInterface {
  name = 'Accounts1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
