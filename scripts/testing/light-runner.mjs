import LightRunner from 'jest-light-runner/child-process';
import { compiledPath } from './compile-tests.mjs';

/**
 * Runs test files in plain Node processes that share their loaded modules from file to file (ADR 53). Jest knows the
 * TypeScript sources; the workers import what compile-tests.mjs made of them.
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
      // The light runner would let a file pass that declares no test.
      if (result.testResults.length === 0) throw new Error('The file has no test.');
      return onResult(source, ofSource(result, source, started.get(test)));
    };
    return super.runTests(compiled, watcher, start, finish, (test, error) =>
      onFailure(sources.get(test), error),
    );
  }
}

/** Names the source in a result and gives its times as clock times; the light runner counts from the worker's start. */
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
