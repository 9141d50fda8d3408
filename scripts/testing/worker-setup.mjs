import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

/*
 * What the light runner leaves out of Jest and our tests use (ADR 53): a time limit for tests and hooks, property mocks
 * and options of fake timers, and stack traces that name the TypeScript sources. A worker runs many files, so whatever
 * a file mocked or set in the environment is undone before the next one starts.
 */

process.setSourceMapsEnabled(true);

const LIMIT_MS = Number(process.env.TEST_LIMIT_MS);
const setTimer = setTimeout;
const clearTimer = clearTimeout;
const environment = { ...process.env };
const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const backToRealTimers = timers.useRealTimers.bind(timers);
const files = new WeakSet();

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
  if (!files.has(state)) startFile(state);
  const { currentDescribeBlock: block } = state;
  if (name === 'add_test') limitTime(block.children.at(-1));
  if (name === 'add_hook') limitTime(block.hooks.at(-1));
});

/** Each file has a state of its own, which is first seen when the file declares its first test. */
function startFile(state) {
  files.add(state);
  mocker.restoreAllMocks();
  backToRealTimers();
  for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key];
  Object.assign(process.env, environment);
}

/** Makes a test or hook fail with an error when it does not end in time. */
function limitTime(step) {
  const { fn, timeout = LIMIT_MS } = step;
  if (!fn) return;
  step.fn = async () => {
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
