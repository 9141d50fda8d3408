import { readFile } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';

/** Reads an SQL file of this folder. */
export const readSql = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

/** Executes SQL files of this folder in order. */
export async function runFiles(queryRunner: QueryRunner, files: readonly string[]): Promise<void> {
  for (const file of files) await queryRunner.query(await readSql(file));
}

const CREATED = /^\s*CREATE (?:UNLOGGED )?(TABLE|TYPE|FUNCTION|SEQUENCE) (\w+)/gm;

/** Drops the objects that SQL created, the last one first, with all that depends on them. */
export async function dropObjects(queryRunner: QueryRunner, sql: string): Promise<void> {
  for (const [, kind, name] of [...sql.matchAll(CREATED)].reverse())
    await queryRunner.query(`DROP ${kind} IF EXISTS ${name} CASCADE`);
}

/** Drops the objects that SQL files of this folder created. */
export async function dropCreated(queryRunner: QueryRunner, files: readonly string[]): Promise<void> {
  for (const file of files.toReversed()) await dropObjects(queryRunner, await readSql(file));
}
