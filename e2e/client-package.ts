import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { graphql, tokenOf } from './api.js';
import { underTest } from './under-test.js';

const SDK = path.resolve('dist/sdk');
const run = promisify(execFile);

/** Returns a new folder in which the tarball of @uplift/client is installed, as a stranger installs it. */
export async function folderWithClient(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-client-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const [tarball = ''] = readdirSync(SDK).filter((name) => name.endsWith('.tgz'));
  const install = ['install', '--offline', '--no-audit', '--no-fund', path.join(SDK, tarball)];
  await run('npm', install, { cwd: folder });
  return folder;
}

/**
 * Runs a program of the folder and returns its output: as a visitor if there is no token. `settings` are
 * further variables of the environment.
 * @throws Error with the output of the program if it fails
 */
export async function runInFolder(
  folder: string,
  args: string[],
  token?: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const env = { ...process.env, UPLIFT_URL: underTest().url, UPLIFT_TOKEN: token ?? '', ...settings };
  return (await run(process.execPath, args, { cwd: folder, env })).stdout;
}

/** Creates an API token of a demo sign-in with these scopes, such as `suppliers:read`. */
export async function apiToken(email: string, scopes: readonly string[]): Promise<string> {
  const { createApiToken } = await graphql<{ createApiToken: { token: string } }>(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    {
      input: {
        name: 'Recipe',
        expiresInDays: 1,
        scopes: scopes.map((scope) => scope.replace(':', '_').toUpperCase()),
      },
    },
    await tokenOf(email),
  );
  return createApiToken.token;
}
