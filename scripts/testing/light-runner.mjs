import LightRunner from 'jest-light-runner/child-process';
import { compiledPath } from './compile-tests.mjs';

/**
 * Runs test files in plain Node processes that share their loaded modules across files (ADR 53). Jest knows
 * the TypeScript sources; the workers import the output of compile-tests.mjs.
 */
export default class CompiledTestRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const sources = new Map();
    const started = new Map();
    const compiled = tests.map((test) => {
      const copy = { ...test, path: compiledPath(test.path) };
      sources.set(copy, test);
      return copy;
    });
    const start = (test) => {
      started.set(test, Date.now());
      return onStart(sources.get(test));
    };
    const finish = (test, result) => {
      const source = sources.get(test);
      // The light runner would let a file without tests pass.
      if (result.testResults.length === 0) throw new Error('The file has no test.');
      return onResult(source, ofSource(result, source, started.get(test)));
    };
    return super.runTests(compiled, watcher, start, finish, (test, error) =>
      onFailure(sources.get(test), error),
    );
  }
}

/**
 * Replaces the path in a result by that of the source, and its times by clock times, since the light runner
 * counts from the start of the worker.
 */
function ofSource(result, { path, context }, start) {
  const end = Date.now();
  const { start: loaded, end: done } = result.perfStats;
  return {
    ...result,
    testFilePath: path,
    displayName: context.config.displayName,
    perfStats: {
      start,
      end,
      runtime: end - start,
      slow: end - start > context.config.slowTestThreshold * 1000,
      loadedAt: end - (done - loaded),
    },
  };
}
