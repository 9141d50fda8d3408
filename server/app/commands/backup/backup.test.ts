import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { MIGRATIONS } from '../../migrations.js';
import { capture } from '../testing/capture.js';
import { makeManifest } from './manifest.js';
import { namedFiles } from './named-files.js';
import { connectionOf } from './postgres-programs.js';
import { differingTables, prepareHashes, tableHashes } from './table-hashes.js';

const hashOf = (bytes: string) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sizeBytes: Buffer.byteLength(bytes),
});

/** scripts/prove-restore.mjs proves the rest, which needs the programs of PostgreSQL. */
describe('backup and restore', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let folder: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await prepareHashes(client);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'uplift-backup-'));
    env = { DATABASE_URL: database.url, DATA_FOLDER: path.join(folder, 'data') };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes a backup with a dump and a file by hand. */
  function writeBackup(change: object = {}): string {
    const backup = path.join(folder, 'backup');
    mkdirSync(path.join(backup, 'files', 'certificates'), { recursive: true });
    writeFileSync(path.join(backup, 'database.dump'), 'a dump');
    writeFileSync(path.join(backup, 'files', 'certificates', '1.pdf'), 'a file');
    const manifest = makeManifest({
      productVersion: '0.1.0',
      schemaVersion: MIGRATIONS.at(-1)?.name ?? '',
      serverVersion: '18.0',
      startedAt: '2026-01-01T00:00:00.000Z',
      finishedAt: '2026-01-01T00:00:01.000Z',
      dump: { ...hashOf('a dump'), programVersion: 18 },
      tables: [],
      files: [{ path: 'certificates/1.pdf', ...hashOf('a file') }],
      missingFiles: [],
    });
    writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));
    return backup;
  }
  const restore = (backup: string, more: Record<string, string> = {}) =>
    capture(['restore', '--from', backup], { ...env, ...more });

  describe('before anything is restored', () => {
    it.each([
      ['a dump with another byte', 'database.dump', 'a dumb', 'database.dump has other content'],
      ['a dump that was cut', 'database.dump', 'a du', 'database.dump has 4 bytes, not 6'],
      ['a file with another byte', 'files/certificates/1.pdf', 'a fill', '1.pdf has other content'],
    ])('refuses %s', async (_, name, content, said) => {
      const backup = writeBackup();
      writeFileSync(path.join(backup, name), content);
      const { code, out, err } = await restore(backup);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('is damaged, and nothing was restored');
      expect(err).toContain(said);
    });

    it('refuses a backup that lacks a file or the manifest', async () => {
      const backup = writeBackup();
      rmSync(path.join(backup, 'files'), { recursive: true });
      expect((await restore(backup)).err).toContain('files/certificates/1.pdf is missing');
      rmSync(path.join(backup, 'manifest.json'));
      expect((await restore(backup)).err).toContain('has no manifest.json');
    });

    it('refuses manifests that it cannot read, and names that lead out of the folder', async () => {
      const file = { path: '../../etc', ...hashOf('a file') };
      for (const change of [{ format: 2 }, { tables: null }, { files: [file] }])
        expect((await restore(writeBackup(change))).err).toContain(
          'is not a manifest that this release can read',
        );
    });

    it('refuses the backup of a newer release', async () => {
      const backup = writeBackup({ schemaVersion: 'Later1999000000000' });
      expect((await restore(backup)).err).toContain('Restore it with that release');
    });

    it('says that pg_restore is missing', async () => {
      const { code, err } = await restore(writeBackup(), { PG_BIN: '/nowhere' });
      expect([code, err]).toEqual([
        1,
        'pg_restore cannot be run in /nowhere (PG_BIN). Install the client programs of PostgreSQL 18 or newer, or set PG_BIN to their folder.',
      ]);
    });
  });

  it('says that pg_dump is missing or too old, and leaves no folder behind', async () => {
    const target = path.join(folder, 'new');
    const backup = () => capture(['backup', '--to', target], { ...env, PG_BIN: path.join(folder, 'bin') });
    expect((await backup()).err).toMatch(/^pg_dump cannot be run in/);
    mkdirSync(path.join(folder, 'bin'));
    writeFileSync(path.join(folder, 'bin', 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.1"\n', {
      mode: 0o755,
    });
    expect((await backup()).err).toMatch(/is of version 9\. Install the client programs of PostgreSQL 18/);
    expect(readdirSync(folder).filter((name) => name.startsWith('new'))).toEqual([]);
  });

  it('never writes to a folder that has anything in it', async () => {
    writeFileSync(path.join(folder, 'mine'), '');
    const { code, err } = await capture(['backup', '--to', folder], env);
    expect([code, err]).toEqual([1, expect.stringContaining('exists already')]);
    expect(existsSync(path.join(folder, 'mine'))).toBe(true);
  });

  it('keeps the password out of the arguments of the programs', () => {
    const { dbname, env } = connectionOf(
      'postgres://me:s%20cret@db:5432/uplift?sslmode=require&password=other',
    );
    expect(dbname).toBe('--dbname=postgres://me@db:5432/uplift?sslmode=require');
    expect(env.PGPASSWORD).toBe('s cret');
  });

  it('hashes tables whatever the order of their rows, and finds lost, doubled and changed rows', async () => {
    const rows = (values: string) => client.query(`TRUNCATE notes; INSERT INTO notes VALUES ${values}`);
    await client.query('CREATE TABLE notes (t text, at timestamptz)');
    const notes = async () => (await tableHashes(client)).filter(({ name }) => name === 'public.notes');
    try {
      const now = `'2026-01-01T00:00Z'`;
      await rows(`('a', ${now}), ('b', ${now}), (NULL, NULL)`);
      const before = await notes();
      expect(before).toEqual([{ name: 'public.notes', rows: 3, hash: expect.stringMatching(/^-?\d+$/) }]);
      await rows(`(NULL, NULL), ('b', ${now}), ('a', ${now})`);
      expect(differingTables(before, await notes())).toEqual([]);
      await rows(`(NULL, NULL), ('b', ${now}), ('c', ${now})`);
      expect(differingTables(before, await notes())).toEqual(['public.notes has other content']);
      await rows(`('a', ${now}), ('b', ${now})`);
      expect(differingTables(before, await notes())).toEqual(['public.notes has 2 rows, not 3']);
      expect(differingTables(before, [])).toEqual(['public.notes is missing']);
      expect(differingTables([], before)).toEqual(['public.notes is not in the backup']);
    } finally {
      await client.query('DROP TABLE notes');
    }
  });

  it('leaves out the queue, and hashes every other table', async () => {
    await client.query('CREATE SCHEMA bullmq; CREATE TABLE bullmq.job (id integer)');
    const names = (await tableHashes(client)).map(({ name }) => name);
    expect(names).toContain('public.migrations');
    expect(names).not.toContain('bullmq.job');
    await client.query('DROP SCHEMA bullmq CASCADE');
  });

  it('finds the files that rows name, with their variants, and knows which are in use', async () => {
    await client.query('BEGIN');
    await client.query(`INSERT INTO stored_file (folder, name, content_type, size_bytes, variants, unused_since, leaving) VALUES
      ('supplierImages', '1.webp', 'image/webp', 1, '{1-small.webp}', NULL, false),
      ('supplierImages', '2.webp', 'image/webp', 1, '{}', now(), false),
      ('supplierImages', '3.webp', 'image/webp', 1, '{}', now(), true);
      CREATE TEMPORARY TABLE shown (picture text, several text[]);
      INSERT INTO shown VALUES ('/files/supplierImages/1.webp', '{/files/causes/4.webp,https://else.nz/5.webp}'),
        ('/files/../etc', NULL)`);
    const found = await namedFiles(client, [
      { table: 'shown', column: 'picture' },
      { table: 'shown', column: 'several', several: true },
      { table: 'shown', column: 'of_a_later_release' },
    ]);
    await client.query('ROLLBACK');
    expect(found.map(({ folder, name, used }) => [`${folder}/${name}`, used]).sort()).toEqual([
      ['causes/4.webp', true],
      ['supplierImages/1-small.webp', true],
      ['supplierImages/1.webp', true],
      ['supplierImages/2.webp', false],
    ]);
  });
});
