import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TIMES = path.join('.cache', 'test-times.json');
const SLOWEST = 10;

/**
 * Records the seconds of each test file for loading it, its hooks ("setup") and its tests. Writes them to
 * `.cache/test-times.json`, slowest first.
 */
export default class TestTimesReporter {
  #files = [];

  onTestResult({ context }, { testFilePath, testResults, perfStats }) {
    const { start, end } = perfStats;
    const firstTest = Math.min(end, ...testResults.flatMap(({ startAt }) => startAt ?? []));
    // Jest’s own runner does not report when a file has been loaded, so its first hooks count as loading.
    const load = Math.max(0, (perfStats.loadedAt ?? firstTest) - start);
    // Tests that set the clock forward seem to take longer than their file.
    const tested = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    const tests = Math.min(tested, end - start - load);
    this.#files.push({
      file: path.relative('', testFilePath),
      project: context.config.displayName.name,
      load: seconds(load),
      setup: seconds(end - start - load - tests),
      tests: seconds(tests),
      total: seconds(end - start),
    });
  }

  onRunComplete() {
    mkdirSync(path.dirname(TIMES), { recursive: true });
    const files = this.#files.toSorted((one, other) => other.total - one.total);
    writeFileSync(TIMES, `${JSON.stringify(files, null, 1)}\n`);
  }
}

const seconds = (milliseconds) => Math.round(milliseconds) / 1000;

const PARTS = ['load', 'setup', 'tests', 'total'];
const cells = (values) => values.map((value) => value.padStart(9)).join('');

/** Removes the times of the last run. */
export const clearTestTimes = () => rmSync(TIMES, { force: true });

/**
 * Prints the sums of each project and the slowest files of the last run, in seconds. Prints nothing after an
 * aborted run.
 */
export function printTestTimes() {
  if (!existsSync(TIMES)) return;
  const files = JSON.parse(readFileSync(TIMES, 'utf8'));
  const sums = (of) => cells(PARTS.map((part) => of.reduce((sum, each) => sum + each[part], 0).toFixed(1)));
  console.info(`\nSeconds${cells(PARTS)}`);
  for (const project of new Set(files.map((each) => each.project)))
    console.info(project.padEnd(7) + sums(files.filter((each) => each.project === project)));
  console.info('The slowest files:');
  for (const each of files.slice(0, SLOWEST)) console.info(`${' '.repeat(7)}${sums([each])}  ${each.file}`);
}
