import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

/*
 * Adds features of Jest that the light runner lacks (ADR 53): a time limit for tests and hooks, property
 * mocks and options of fake timers, `expect.assertions`, `it.failing`, `it.todo`, and stack traces with the
 * TypeScript sources. A worker runs many files, so mocks and environment settings of a file are undone when
 * it has ended.
 */

process.setSourceMapsEnabled(true);

const LIMIT_MS = Number(process.env.TEST_LIMIT_MS);
const setTimer = setTimeout;
const clearTimer = clearTimeout;
const environment = { ...process.env };
const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const backToRealTimers = timers.useRealTimers.bind(timers);
const started = new WeakSet();
/** The last `afterAll` of each file. */
const undoing = { type: 'afterAll', fn: undoFile };

Object.assign(globalThis.jest, {
  fn: mocker.fn.bind(mocker),
  isMockFunction: mocker.isMockFunction.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  clearAllMocks: mocker.clearAllMocks.bind(mocker),
  resetAllMocks: mocker.resetAllMocks.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: backToRealTimers,
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
});

addEventHandler(({ name }, state) => {
  const { currentDescribeBlock: block, rootDescribeBlock: root } = state;
  // Each file has its own state, which is new when the file declares its first test.
  if (!started.has(state)) beginFile(state);
  if (name === 'add_test') completeTest(block.children.at(-1));
  if (name === 'add_hook') {
    const hook = block.hooks.at(-1);
    hook.fn = limited(hook);
  }
  root.hooks = [...root.hooks.filter((each) => each !== undoing), undoing];
});

let ended = true;

function beginFile(state) {
  started.add(state);
  // The previous file did not load, so none of its hooks ran.
  if (!ended) undoFile();
  ended = false;
}

function undoFile() {
  ended = true;
  mocker.restoreAllMocks();
  backToRealTimers();
  for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key];
  Object.assign(process.env, environment);
}

/** Adds to a test what Jest’s own runner does around it. */
function completeTest(test) {
  // The light runner would run its empty function and count it as passed.
  if (test.mode === 'todo') test.mode = 'skip';
  const run = limited(test);
  test.fn = async () => {
    const failure = await failureOf(run);
    if (test.failing && !failure) throw new Error('The test is marked as failing, but it passes.');
    if (failure && !test.failing) throw await withWindowDetails(failure);
  };
}

/** Returns the error of a test, or an error if it made fewer or more assertions than announced. */
async function failureOf(run) {
  const error = await run().then(
    () => null,
    (thrown) => thrown,
  );
  const [miscounted] = globalThis.expect.extractExpectedAssertionsErrors();
  return error ?? miscounted?.error;
}

/** Adds the content of the windows to the error of a browser test (e2e/browser.ts). */
async function withWindowDetails(error) {
  const seen = await globalThis.describeWindows?.();
  if (seen) error.stack = `${error.stack}\n\n${seen}`;
  return error;
}

/** Returns the function of a test or hook with a time limit. */
function limited({ fn, timeout = LIMIT_MS }) {
  return async () => {
    if (fn.length > 0) throw new Error('There is no `done` callback here: return a promise.');
    let timer;
    const tooLong = new Promise((_, reject) => {
      timer = setTimer(() => reject(new Error(`Not finished after ${timeout} ms`)), timeout);
    });
    try {
      return await Promise.race([fn(), tooLong]);
    } catch (error) {
      throw error instanceof Error ? error : new Error(`Not an Error was thrown: ${String(error)}`);
    } finally {
      clearTimer(timer);
    }
  };
}
