import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../platform/config/config.js';
import { SigningKeys } from '../platform/identity/signing-keys.js';
import { createSignedTokens } from '../platform/identity/token-kinds.js';
import { createTestDatabase } from '../testing/test-database.js';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const ALERTS = readdirSync('docs/operations/alerts').map((name) =>
  readFileSync(path.join('docs/operations/alerts', name), 'utf8'),
);
const TEXT = [OPERATIONS, readFileSync('README.md', 'utf8'), ...ALERTS].join('\n');

/** Returns the code blocks of a language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

/** SQL in the docs, in blocks and within lines. */
const SQL = [
  ...blocks(TEXT, 'sql'),
  ...[...TEXT.matchAll(/`((?:SELECT|UPDATE|DELETE|BEGIN)\b[^`]{10,})`/g)].map(
    ([, statement = '']) => statement,
  ),
];

describe('SQL commands in the docs', () => {
  it.each(SQL.map((statement) => [statement.trim().split('\n')[0], statement]))(
    'run on the schema of the product: %s',
    async (_, documented = '') => {
      const database = await createTestDatabase();
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const name = new URL(database.url).pathname.slice(1);
      // Placeholders stand for ids and addresses that no row has.
      const statements = documented
        .replaceAll("'…'", "''")
        .replaceAll('…', '0')
        .replaceAll('IN DATABASE uplift', `IN DATABASE ${name}`);
      try {
        await client.query(statements);
      } finally {
        await client.end();
        await database.drop();
      }
    },
  );
});

describe('commands that replace the secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'uplift-rotation-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Puts a program of this name first on the path. */
  const standIn = (name: string, script: string) => {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  };

  it('accept links of old mails until the last step, and sign with the new secret from the second on', () => {
    const commands = blocks(OPERATIONS.slice(OPERATIONS.indexOf('## Keys')), 'sh').join('');
    const old = 'oLd+/=qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6';
    writeFileSync(path.join(folder, '.env'), `PORT=4000\nJWT_SECRET=${old}\n`);
    standIn('openssl', 'echo nExt+/=qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6');
    // Saves the settings that each step starts the processes with.
    standIn('docker', 'cp .env "step-$(ls step-* 2>/dev/null | wc -l)"');
    execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });
    const tokensOf = (file: string) => {
      const env = Object.fromEntries(
        readFileSync(path.join(folder, file), 'utf8')
          .trim()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
      const { port, jwtSecret = '', jwtSecretFallbacks } = readConfig(env);
      expect(port).toBe(4000);
      return createSignedTokens(new SigningKeys(jwtSecret, jwtSecretFallbacks)).mailTokens.unsubscribe;
    };
    const mailed = createSignedTokens(new SigningKeys(old)).mailTokens.unsubscribe.issue('7');
    const steps = readdirSync(folder)
      .filter((file) => file.startsWith('step-'))
      .sort()
      .map(tokensOf);
    expect(steps.map((tokens) => tokens.read(mailed))).toEqual(['7', '7', null]);
    // Tokens that a process signs are accepted by the processes of the previous and the next step.
    const signed = steps.map((tokens) => tokens.issue('8'));
    expect(steps[0]?.read(signed[1] ?? '')).toBe('8');
    expect(steps[1]?.read(signed[0] ?? '')).toBe('8');
    expect(steps[2]?.read(signed[1] ?? '')).toBe('8');
  });
});
