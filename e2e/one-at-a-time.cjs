const { default: TestRunner } = require('jest-runner');

/** Runs the files one after another, beside nothing else: they share one product and what is stored in it. */
module.exports = class OneAtATime extends TestRunner {
  isSerial = true;
};
