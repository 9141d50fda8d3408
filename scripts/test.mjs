import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, runToEnd } from './prepare.mjs';
import { forgetTestTimes, printTestTimes } from './testing/test-times.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

forgetTestTimes();

// --all runs every case of the large matrices (server/testing/sampled.ts); other arguments go to Jest:
// npm test -- --testPathPatterns leads
const given = process.argv.slice(2);
const sample = given.includes('--all') ? { TEST_SAMPLE: 'all' } : {};
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-results-'));
const results = path.join(folder, 'results.json');
const status = await runToEnd(
  process.execPath,
  [
    path.join('node_modules', 'jest', 'bin', 'jest.js'),
    '--json',
    `--outputFile=${results}`,
    ...given.filter((argument) => argument !== '--all'),
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...sample, NODE_ENV: 'test' } },
);
let summary = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: false };
try {
  summary = JSON.parse(readFileSync(results, 'utf8'));
} catch {
  console.error('The tests did not run to their end.');
}
rmSync(folder, { recursive: true, force: true });

printTestTimes();

const failed = summary.numFailedTests + (summary.numRuntimeErrorTestSuites ?? 0);
const skipped = summary.numPendingTests + summary.numTodoTests;
console.info(`${summary.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(status === 0 && summary.success && failed === 0 ? 0 : 1);
