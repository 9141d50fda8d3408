/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** `lazy` loads packages when they are first used, and a file of tests uses few of what the product has. */
const swc = (jsx: boolean, lazy = false): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs', lazy },
  },
];

const transform = { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) };
/** The server and what tries it also need packages that are modules for imports alone. */
const MODULES = '(sql-template-tag|content-disposition|openid-client|oauth4webapi|jose)';
const onServer = {
  transform: {
    '^.+\\.tsx$': swc(true, true),
    '^.+\\.ts$': swc(false, true),
    [`/${MODULES}/.+\\.js$`]: swc(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!${MODULES}/)`],
};
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const config: Config = {
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/test-order.mjs',
  // Long enough for a busy machine: no test waits for time to pass.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/server/**/*.test.tsx',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/server/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/server/testing/global-teardown.mjs',
      ...onServer,
      moduleNameMapper,
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/client/testing/jsdom-environment.cjs',
      testMatch: ['<rootDir>/client/**/*.test.ts', '<rootDir>/client/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      transform: { ...transform, '^.+\\.m?js$': swc(true) },
      transformIgnorePatterns: [
        '/node_modules/(?!(@tanstack|d3-[a-z-]+|internmap|delaunator|robust-predicates|@nivo)/)',
      ],
      moduleNameMapper: {
        ...moduleNameMapper,
        '\\.(css|woff2?|svg)$|\\?script$': '<rootDir>/client/testing/file.ts',
      },
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/e2e/product-environment.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
      ...onServer,
      moduleNameMapper,
    },
  ],
};

export default config;
