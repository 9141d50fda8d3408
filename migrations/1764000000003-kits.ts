import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000003-kits.sql'];

/** Saved views, tasks, imports and the trash. */
export class Kits1764000000003 implements MigrationInterface {
  name = 'Kits1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
