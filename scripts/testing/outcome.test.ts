import { pathToFileURL } from 'node:url';

// Scripts are not compiled for tests.
const { outcomeOf } = await import(pathToFileURL('scripts/testing/outcome.mjs').href);

const all = { numPassedTests: 9, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, success: true };

it.each([
  ['passes', 0, all, { passed: 9, failed: 0, skipped: 2, succeeded: true, ended: true }],
  [
    'has failed tests and files',
    1,
    { ...all, numFailedTests: 2, numRuntimeErrorTestSuites: 1, success: false },
    { failed: 3, succeeded: false, ended: true },
  ],
  ['broke off before it wrote anything', 1, null, { passed: 0, failed: 1, succeeded: false, ended: false }],
  ['wrote its results and broke off', 1, all, { passed: 9, failed: 1, succeeded: false, ended: false }],
  ['fails for another reason than a test', 0, { ...all, success: false }, { failed: 1, succeeded: false }],
])('outcome of a test run that %s', (_, status, results, outcome) => {
  expect(outcomeOf(status, results)).toMatchObject(outcome);
});
