const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web interfaces of Node that it lacks and that React Router and Apollo Client expect. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      TransformStream,
      structuredClone,
    });
  }
};
