import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Results {
  numPassedTests: number;
  testResults: { name: string; status: string; message: string }[];
  /** What Jest and its workers printed. */
  printed: string;
}

/** Runs the files of a folder in `trials` as the projects `server` and `browser` run theirs (jest.config.ts). */
function run(folder: string, workers: number): Results {
  const config = {
    rootDir: process.cwd(),
    roots: [`<rootDir>/scripts/testing/trials/${folder}`],
    testMatch: ['**/*.trial.ts'],
    runner: '<rootDir>/scripts/testing/light-runner.mjs',
    setupFilesAfterEnv: ['<rootDir>/scripts/testing/worker-setup.mjs'],
  };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--json',
      '--config',
      JSON.stringify(config),
      '--maxWorkers',
      `${workers}`,
    ],
    { encoding: 'utf8', env: { ...process.env, TEST_LIMIT_MS: '60000' } },
  );
  return { ...JSON.parse(stdout), printed: stderr };
}

describe('test files in plain Node', () => {
  it('fail when they have no test, throw outside of a test, or do not end', () => {
    const { testResults, printed } = run('faulty', 2);
    const failures = Object.fromEntries(
      testResults.map(({ name, status, message }) => [
        path.basename(name, '.trial.ts'),
        `${status}: ${message}`,
      ]),
    );
    expect(failures).toEqual({
      'no-test': expect.stringMatching(/^failed: .*The file has no test/s),
      'throws-later': expect.stringMatching(/^failed: .*Worker exited/s),
      'rejects-unhandled': expect.stringMatching(/^failed: .*Worker exited/s),
      'never-ends': expect.stringMatching(/^failed: .*Not finished after 50 ms/s),
      'never-ends-in-hook': expect.stringMatching(/^failed: .*Not finished after 50 ms/s),
    });
    expect(printed).toContain('Error: thrown later');
    expect(printed).toContain('Error: rejected unseen');
  });

  it('find no mocks, fake timers or settings of the file before them', () => {
    const { numPassedTests, testResults } = run('leaving', 1);
    expect(testResults.map(({ message }) => message)).toEqual(['', '']);
    expect(numPassedTests).toBe(2);
  });
});
