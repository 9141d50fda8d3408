/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const swc = (jsx: boolean): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const transform = { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) };
/** Ends what hangs, and nothing else: a slow machine takes its time. */
const LIMIT_MS = 600_000;
// The light runner knows no limits; its workers read this (scripts/testing/worker-setup.mjs).
process.env.TEST_LIMIT_MS = String(LIMIT_MS);

/** Files that run in plain Node, without Jest's sandbox (ADR 53). */
const inNode = {
  runner: '<rootDir>/scripts/testing/light-runner.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/worker-setup.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/(.cache|dist)/'],
};
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const config: Config = {
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/testing/test-order.mjs',
  testTimeout: LIMIT_MS,
  reporters: ['default', '<rootDir>/scripts/testing/test-times.mjs'],
  projects: [
    {
      displayName: 'server',
      ...inNode,
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/server/**/*.test.tsx',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/sdk/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/server/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/server/testing/global-teardown.mjs',
    },
    {
      displayName: 'client',
      runner: '<rootDir>/scripts/testing/grouped-runner.mjs',
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
      ...inNode,
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
    },
  ],
};

export default config;
