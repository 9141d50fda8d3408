/**
 * Returns the numbers of passed, failed and skipped tests of a run of Jest, whether it succeeded, and whether
 * it ran to its end. `results` is the output of Jest, or null. A run that did not succeed has at least one
 * failure, whatever was counted.
 */
export function outcomeOf(status, results) {
  const { numPassedTests: passed = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = results ?? {};
  const { numPendingTests = 0, numTodoTests = 0 } = results ?? {};
  const counted = numFailedTests + numRuntimeErrorTestSuites;
  const succeeded = status === 0 && results?.success === true && counted === 0;
  return {
    passed,
    failed: succeeded ? 0 : Math.max(1, counted),
    skipped: numPendingTests + numTodoTests,
    succeeded,
    ended: succeeded || counted > 0,
  };
}
