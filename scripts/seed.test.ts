import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

describe('npm run seed', () => {
  // A folder with only the scripts, without sources and packages, so that an installation or a build would be
  // visible.
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-seed-'));
  beforeAll(() => {
    for (const name of ['seed.mjs', 'seed-arguments.mjs', 'prepare.mjs'])
      cpSync(path.join('scripts', name), path.join(folder, 'scripts', name));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const seed = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(folder, 'scripts', 'seed.mjs'), ...args],
      { encoding: 'utf8', env: { ...process.env, PATH: '/nowhere' } },
    );
    return { status, stdout, stderr };
  };

  it.each([['--help'], ['-h']])('%s prints the help without preparing anything', (flag) => {
    const { status, stdout } = seed(flag);
    expect(stdout).toContain('npm run seed -- [--suppliers N]');
    expect([status, readdirSync(folder)]).toEqual([0, ['scripts']]);
  });

  it.each([
    [['--suppliers', 'many'], "--suppliers must be a whole number, not 'many'."],
    [['--suppliers=-3'], "--suppliers must be a whole number, not '-3'."],
    [['--suppliers'], "Option '--suppliers <value>' argument missing"],
    [['--clients', '4'], "Unknown option '--clients'"],
    [['surplus'], "Unexpected argument 'surplus'"],
  ])('rejects %j before preparing anything', (args, words) => {
    const { status, stderr } = seed(...args);
    expect(stderr).toContain(words);
    expect(stderr).toContain('Try npm run seed -- --help');
    expect([status, readdirSync(folder)]).toEqual([1, ['scripts']]);
  });

  it('starts preparing for valid options', () => {
    // The folder has nothing to build, so the script fails here.
    expect(seed('--suppliers', '50', '--no-pictures').status).not.toBe(0);
  });
});
