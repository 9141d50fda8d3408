import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Results {
  /** Status and failure message by file name. */
  files: Record<string, string>;
  /** Status and failure messages by name of the test. */
  tests: Record<string, string>;
  numPassedTests: number;
  /** The output of Jest and its workers on stderr. */
  printed: string;
}

interface TestResult {
  title: string;
  status: string;
  failureMessages: string[];
}

const inNode = {
  runner: '<rootDir>/scripts/testing/light-runner.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/worker-setup.mjs'],
};
const inWindow = {
  runner: '<rootDir>/scripts/testing/grouped-runner.mjs',
  testEnvironment: '<rootDir>/client/testing/jsdom-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' } } }] },
};

/** Runs a folder of `trials` as the projects of jest.config.ts run their files. */
function run(folder: string, project: object, workers: number): Results {
  const config = {
    rootDir: process.cwd(),
    roots: [`<rootDir>/scripts/testing/trials/${folder}`],
    testMatch: ['**/*.trial.ts'],
    ...project,
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
  const { numPassedTests, testResults } = JSON.parse(stdout);
  const files = Object.fromEntries(
    testResults.map(({ name, status, message }: { name: string; status: string; message: string }) => [
      path.basename(name, '.trial.ts'),
      `${status}: ${message}`,
    ]),
  );
  const tests = Object.fromEntries(
    testResults.flatMap(({ assertionResults }: { assertionResults: TestResult[] }) =>
      assertionResults.map(({ title, status, failureMessages }) => [
        title,
        `${status}: ${failureMessages.join('\n')}`,
      ]),
    ),
  );
  return { files, tests, numPassedTests, printed: stderr };
}

describe('test files in plain Node', () => {
  it('fail when they have no test, throw outside of a test, or do not end', () => {
    const { files, printed } = run('faulty', inNode, 2);
    expect(files).toEqual({
      'no-test': expect.stringMatching(/^failed: .*The file has no test/s),
      'throws-later': expect.stringMatching(/^failed: .*Worker exited/s),
      'rejects-unhandled': expect.stringMatching(/^failed: .*Worker exited/s),
      'never-ends': expect.stringMatching(/^failed: .*Not finished after 50 ms/s),
      'never-ends-in-hook': expect.stringMatching(/^failed: .*Not finished after 50 ms/s),
    });
    expect(printed).toContain('Error: thrown later');
    expect(printed).toContain('Error: rejected unseen');
  });

  it('share no mocks, fake timers or settings with the previous file', () => {
    const { files, numPassedTests } = run('leaving', inNode, 1);
    expect(files).toEqual({ first: 'passed: ', second: 'passed: ' });
    expect(numPassedTests).toBe(4);
  });

  it('count assertions, support expected failures and reject callbacks', () => {
    const { tests } = run('features', inNode, 1);
    expect(tests).toEqual({
      'makes fewer assertions than announced': expect.stringMatching(/^failed: .*expect\.assertions\(2\)/s),
      'makes no assertion, though it has to': expect.stringMatching(/^failed: .*expect\.hasAssertions\(\)/s),
      'makes as many assertions as announced': 'passed: ',
      'is known to fail': 'passed: ',
      'is said to fail': expect.stringMatching(/^failed: .*marked as failing, but it passes/s),
      'takes a callback': expect.stringMatching(/^failed: .*no `done` callback.*return a promise/s),
      'is still to be written': 'pending: ',
    });
  });
});

it('test files that share a window fail separately and share no state', () => {
  const { files, numPassedTests } = run('grouped', inWindow, 1);
  expect(files).toEqual({
    'fails-to-load': expect.stringMatching(/^failed: .*JSON/s),
    'no-test': expect.stringMatching(/^failed: .*The file has no test/s),
    'replaces-module': expect.stringMatching(/^failed: .*uses jest.mock and .* add it to ALONE/s),
    fails: expect.stringMatching(/^failed: .*Received: "Mine alone".*TEST_GROUP=1\/1 npm test/s),
    first: 'passed: ',
    second: 'passed: ',
  });
  expect(numPassedTests).toBe(2);
});
