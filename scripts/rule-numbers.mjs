// Checks that docs/rules.md explains exactly the rule numbers that the code names.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const EXPLAINED = 'docs/rules.md';
const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.graphql', '*.sql'];

/**
 * Matches a rule number by itself, not in a colour, an encoded byte, a character of a font or another word.
 */
const NUMBER = /(?<![\w#%+])(?:[RCP]\d{3}|A\d{2,3}|F\d{2})(?!\w)/g;

/** Matches a range of rule numbers, with a hyphen or the word "to". */
const RANGE = /(?<![\w#%+])([RCP])(\d{3})(?:-| to )\1(\d{3})(?!\w)/g;

const LINE = /^- \*\*([RACPF]\d{2,3})\*\* \S/gm;

const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

function numbersIn(text) {
  const between = [...text.matchAll(RANGE)].flatMap(([, letter, first, last]) =>
    Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, index) => letter + String(Number(first) + index).padStart(3, '0'),
    ),
  );
  return [...between, ...(text.match(NUMBER) ?? [])];
}

/** Returns the first file that names each number. */
function namedNumbers() {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...KINDS],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  )
    .toString()
    .split('\0')
    .filter((file) => file && file !== EXPLAINED && existsSync(path.join(ROOT, file)));
  const named = new Map();
  for (const file of files)
    for (const number of numbersIn(textOf(file))) if (!named.has(number)) named.set(number, file);
  return named;
}

/** Returns the differences between the named and the explained numbers as messages. */
export function ruleNumberFaults() {
  const named = namedNumbers();
  const explained = new Set([...textOf(EXPLAINED).matchAll(LINE)].map(([, number]) => number));
  const unexplained = [...named].filter(([number]) => !explained.has(number)).sort();
  const unnamed = [...explained].filter((number) => !named.has(number)).sort();
  const faults = [];
  if (unexplained.length > 0)
    faults.push(
      `${EXPLAINED} does not explain these numbers; add a line for each:\n  ${unexplained
        .map(([number, file]) => `${number} (${file})`)
        .join('\n  ')}`,
    );
  if (unnamed.length > 0)
    faults.push(
      `${EXPLAINED} explains these numbers, but nothing names them any more; take their lines out:\n  ${unnamed.join(', ')}`,
    );
  return faults;
}
