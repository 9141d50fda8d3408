import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatResultsErrors } from 'jest-message-util';
import JestRunner from 'jest-runner';
import { ROOT } from '../prepare.mjs';

/** The folder of this run only, because a test of this runner runs alongside others. */
const GROUPS = path.join(ROOT, '.cache', 'test-groups', String(process.pid));
const CLEAN_UP = path.join(ROOT, 'client', 'testing', 'clean-up.ts');
/** More than one, so that no worker is idle while another has a long group left. */
const GROUPS_PER_WORKER = 3;
/** The minimum group size. A smaller group would take longer to load than to run. */
const FILES_PER_GROUP = 8;

/** Files that need their own sandbox, with the reason. */
const ALONE = new Map([
  ['client/app/entry-server.test.ts', 'renders as the server does, without a window'],
  ['client/graphql/page-client.test.tsx', 'renders as the server does, without a window'],
  ['client/theme/remembering-system.test.tsx', 'renders as the server does, without a window'],
  [
    'client/badges/place-badges.test.ts',
    'loads place-badges, which acts when it is loaded, once for each test',
  ],
  [
    'client/features/directory/suppliers/supplier-buttons.test.tsx',
    'replaces ui/in-browser, which draws nothing until it is in sight',
  ],
  ['client/forms/image-field.test.tsx', 'replaces picture-file and picture-cropper, which need a canvas'],
  ['client/live/live-connection.test.ts', 'replaces live-state, to see what it is told'],
  ['client/ui/tabs-url-sync.test.tsx', 'replaces lib/use-search-change, to leave the address behind'],
]);
/** Patterns in a source that change modules or the environment for a whole group. */
const NEEDS_SANDBOX =
  /\bjest\.(?:(?:un)?mock|do(?:nt)?Mock|setMock|unstable_mockModule|isolateModules(?:Async)?|resetModules)\(|@jest-environment/;

const nameOf = (test) => path.relative(ROOT, test.path);

/**
 * Runs test files in Jest’s sandbox, many in one: a sandbox, its window and all modules are created once for
 * a group of files (ADR 53). Traces of a file in the window are removed before the next one.
 */
export default class GroupedRunner {
  #globalConfig;
  #context;
  /** The number of groups. */
  #count = 0;

  constructor(globalConfig, context) {
    this.#globalConfig = globalConfig;
    this.#context = context;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure, options) {
    await requireFilesAlone();
    const misplaced = await misplacedOf(tests);
    for (const [test, error] of misplaced) {
      await onStart(test);
      await onFailure(test, error);
    }
    const groups = await this.#groupsOf(tests.filter((test) => !misplaced.has(test)));
    const runner = new JestRunner(this.#globalConfig, this.#context);
    const membersOf = ({ path: file }) => groups.get(file);
    runner.on('test-file-start', ([group]) => Promise.all(membersOf(group).map((test) => onStart(test))));
    runner.on('test-file-failure', ([group, error]) =>
      Promise.all(membersOf(group).map((test) => onFailure(test, error))),
    );
    runner.on('test-file-success', async ([group, result]) => {
      for (const [test, own] of this.#resultsOf(membersOf(group), group, result))
        await (own.testResults.length > 0
          ? onResult(test, own)
          : onFailure(test, new Error('The file has no test.')));
    });
    const firstTests = [...groups].map(([file, [first]]) => ({ ...first, path: file }));
    await runner.runTests(firstTests, watcher, options);
    await rm(GROUPS, { recursive: true, force: true });
  }

  /** Returns the groups to run, each with the tests in it. */
  async #groupsOf(tests) {
    const alone = tests.filter((test) => ALONE.has(nameOf(test)));
    // Sorted by name: the same files make the same groups for the same number of workers.
    const rest = tests
      .filter((test) => !ALONE.has(nameOf(test)))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const most = this.#globalConfig.maxWorkers * GROUPS_PER_WORKER;
    const count = Math.min(most, Math.ceil(rest.length / FILES_PER_GROUP));
    const groups = Array.from({ length: count }, (_, group) => rest.filter((_, at) => at % count === group));
    await mkdir(GROUPS, { recursive: true });
    const written = groups.map(async (members, at) => {
      const file = path.join(GROUPS, `group-${at + 1}.js`);
      await writeFile(file, sourceOf(members));
      return [file, members];
    });
    this.#count = count;
    const all = await Promise.all(written);
    if (process.env.TEST_GROUP) return new Map([chosenOf(all, process.env.TEST_GROUP)]);
    return new Map([...all, ...alone.map((test) => [test.path, [test]])]);
  }

  /** Yields a result for each file of a group. The time for loading the sandbox counts for the first file. */
  *#resultsOf(members, group, result) {
    if (members[0].path === group.path) {
      yield [members[0], result];
      return;
    }
    const resultsIn = (test) =>
      result.testResults.filter(({ ancestorTitles: [file] }) => file === nameOf(test)).map(withoutFileName);
    // An error outside of tests cannot be attributed to one file, unless a file has no results.
    const broken = members.every((test) => resultsIn(test).length > 0) && result.testExecError;
    let start = result.perfStats.start;
    for (const test of members) {
      const testResults = resultsIn(test);
      const end = Math.max(
        start,
        ...testResults.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0)),
      );
      // The file that wrote to the console is unknown.
      const console = test === members[0] ? result.console : undefined;
      const testExecError = broken || undefined;
      const own = this.#resultOf(test, { ...result, console, testExecError }, testResults, { start, end });
      if (own.failureMessage) own.failureMessage += this.#howToRepeat(group);
      yield [test, own];
      start = end;
    }
  }

  #howToRepeat(group) {
    const name = `${path.basename(group.path).match(/\d+/)[0]}/${this.#count}`;
    return `\n  To repeat it with the files of its group: TEST_GROUP=${name} npm test -- --selectProjects client\n`;
  }

  #resultOf({ path: testFilePath, context }, result, testResults, { start, end }) {
    const having = (wanted) => testResults.filter(({ status }) => status === wanted).length;
    const failureMessage = formatResultsErrors(testResults, context.config, this.#globalConfig, testFilePath);
    const broken = result.testExecError ? result.failureMessage : null;
    return {
      ...result,
      testFilePath,
      testResults,
      failureMessage: failureMessage ?? broken,
      numFailingTests: having('failed'),
      numPassingTests: having('passed'),
      numPendingTests: having('pending'),
      numTodoTests: having('todo'),
      perfStats: { ...result.perfStats, start, end, runtime: end - start, slow: false },
    };
  }
}

/**
 * Returns the group to run alone, such as 3/6 for the third of six. Throws if there are not that many groups.
 */
function chosenOf(groups, wanted) {
  const chosen = groups.find((_, at) => `${at + 1}/${groups.length}` === wanted);
  if (!chosen)
    throw new Error(
      `TEST_GROUP=${wanted}: there are ${groups.length} groups. Repeat the run with as many workers (--maxWorkers) and the same files.`,
    );
  return chosen;
}

/** Throws if a file that needs its own sandbox does not exist. */
async function requireFilesAlone() {
  for (const name of ALONE.keys())
    await access(path.join(ROOT, name)).catch(() => {
      throw new Error(`${name} is listed in ALONE (scripts/testing/grouped-runner.mjs), but does not exist.`);
    });
}

/**
 * Returns the files that would change modules or the environment for their group, each with an error that
 * explains the fix.
 */
async function misplacedOf(tests) {
  const found = new Map();
  for (const test of tests) {
    if (ALONE.has(nameOf(test))) continue;
    const [use] = NEEDS_SANDBOX.exec(await readFile(test.path, 'utf8')) ?? [];
    if (use)
      found.set(
        test,
        new Error(
          `The file uses ${use.replace('(', '')} and needs a sandbox of its own: add it to ALONE in scripts/testing/grouped-runner.mjs, with the reason.`,
        ),
      );
  }
  return found;
}

const withoutFileName = (result) => {
  const [file, ...ancestorTitles] = result.ancestorTitles;
  return { ...result, ancestorTitles, fullName: result.fullName.slice(file.length + 1) };
};

/**
 * Returns the source of a group. Each file has its own `describe`, so that its hooks apply to no other file.
 */
function sourceOf(members) {
  const blocks = members.map((test) => {
    const file = JSON.stringify(path.relative(GROUPS, test.path));
    return `describe(${JSON.stringify(nameOf(test))}, () => {
  try { require(${file}); } catch (error) { it('loads', () => { throw error; }); }
  afterAll(cleanUp);
});`;
  });
  return [`const { cleanUp } = require(${JSON.stringify(path.relative(GROUPS, CLEAN_UP))});`, ...blocks].join(
    '\n',
  );
}
