import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { changelogFaults } from './api-changes/contract.mjs';
import { openApiProseFaults } from './openapi-prose.mjs';
import { ROOT, run } from './prepare.mjs';
import { restDocsFaults } from './rest-docs.mjs';
import { ruleNumberFaults } from './rule-numbers.mjs';

// Regenerates all committed generated files and fails if they differ. Fails before that if docs/rules.md and
// the rule numbers in the code differ, and after it if docs/rest.md and the documented calls differ, if a part of
// the API document has no clear description, or if CHANGELOG.md does not name a breaking change of the APIs.
process.chdir(ROOT);

endWith(ruleNumberFaults());

function endWith(faults) {
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}

const generated = () => {
  const files = execFileSync('git', [
    'ls-files',
    '*.generated.ts',
    '*.generated.tsx',
    'schema.graphql',
    'docs/audiences.tsv',
  ])
    .toString()
    .trim()
    .split('\n')
    .filter(Boolean);
  const unlisted = walk('client').filter((file) => /\.generated\.tsx?$/.test(file) && !files.includes(file));
  return new Map(
    [...files, ...unlisted].filter(existsSync).map((file) => [file, readFileSync(file, 'utf8')]),
  );
};

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? walk(file) : [file];
  });
}

const before = generated();
await run('npm', ['run', '--silent', 'schema']);
await run('npm', ['run', '--silent', 'codegen', '--', '--silent']);
const after = generated();

const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (drifted.length > 0) {
  console.error(
    `Generated files were out of date; they have been written again, commit them:\n  ${drifted.join('\n  ')}`,
  );
  process.exit(1);
}
endWith(await restDocsFaults());
endWith(await openApiProseFaults());
endWith(await changelogFaults());
console.info(`${after.size} generated files are up to date.`);
