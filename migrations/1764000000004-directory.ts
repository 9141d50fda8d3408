import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000004-categories-causes-buyers.sql', '1764000000004-suppliers.sql'];

/** Categories, suppliers, impact buyers, good causes and clicks. */
export class Directory1764000000004 implements MigrationInterface {
  name = 'Directory1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
