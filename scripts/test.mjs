import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, runToEnd } from './prepare.mjs';
import { outcomeOf } from './testing/outcome.mjs';
import { clearTestTimes, printTestTimes } from './testing/test-times.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

clearTestTimes();

// --all runs every case of the large matrices (server/testing/sampled.ts). Other arguments go to Jest:
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
const written = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
rmSync(folder, { recursive: true, force: true });

printTestTimes();

const { passed, failed, skipped, succeeded, ended } = outcomeOf(status, written);
if (!ended) console.error('The tests did not run to their end.');
console.info(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(succeeded ? 0 : 1);
