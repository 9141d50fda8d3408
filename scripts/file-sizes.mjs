// Checks that files stay small: none over 300 lines, and half of them under 60. Files that are generated from
// the schemas of the API and the database are excluded, since they grow with them. Part of npm run lint.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

const MAX = 300;
const MEDIAN_BELOW = 60;
const GROWING = [
  'client/graphql/schema.generated.ts',
  'server/app/schema-objects.generated.ts',
  'sdk/src/schema.generated.ts',
];

process.chdir(ROOT);
const sizes = execFileSync('git', [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  ...['*.ts', '*.tsx', '*.mjs', '*.cjs'],
])
  .toString()
  .split('\0')
  .filter((file) => file && !GROWING.includes(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
  .sort((one, other) => one.lines - other.lines);

const faults = sizes
  .filter(({ lines }) => lines > MAX)
  .map(({ file, lines }) => `${file} has ${lines} lines, more than ${MAX}`);
const median = sizes[sizes.length >> 1].lines;
if (median >= MEDIAN_BELOW)
  faults.push(`half of all files have ${median} lines or more, not below ${MEDIAN_BELOW}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
