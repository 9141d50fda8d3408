// npm run api-changes: compares the APIs with the latest release, prints the changes, and writes the section
// "Unreleased" of CHANGELOG.md. With -- --release 2026-11-30, makes that section a release and stores the contract in
// docs/api. docs/api-versions.md has the rules.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { earlyRemovals, withRelease, withUnreleased } from './api-changes/changelog.mjs';
import {
  CHANGELOG,
  contractChanges,
  currentContract,
  releasedContract,
  storeContract,
} from './api-changes/contract.mjs';
import { ROOT, run } from './prepare.mjs';

const LEVELS = ['breaking', 'dangerous', 'deprecated', 'safe'];

process.chdir(ROOT);
const { release } = parseArgs({ options: { release: { type: 'string' } } }).values;
await run('npm', ['run', '--silent', 'schema']);

const contract = await currentContract();
const changes = await contractChanges(releasedContract(), contract);
for (const level of LEVELS) {
  const found = changes.filter((change) => change.level === level);
  if (found.length > 0) console.info(`${level}: ${found.length}`);
  for (const { api, name, text } of found) console.info(`  ${api} ${name}: ${text}`);
}
if (changes.length === 0) console.info('The APIs are those of the latest release.');

const early = release ? earlyRemovals(release, changes) : [];
for (const { api, name, deprecation } of early)
  console.error(`${api} ${name} is removed too early: ${deprecation}`);
if (early.length > 0) process.exit(1);

const changelog = withUnreleased(readFileSync(CHANGELOG, 'utf8'), changes);
writeFileSync(CHANGELOG, release ? withRelease(changelog, release) : changelog);
if (release) storeContract(contract);
