// docs/rules.md explains each number of a rule that the code names, and no other.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const EXPLAINED = 'docs/rules.md';
const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.graphql', '*.sql'];

/** A number by itself: no colour, no encoded byte, no character of a font, no part of another word. */
const NUMBER = /(?<![\w#%+])(?:[RCP]\d{3}|A\d{2,3}|F\d{2})(?!\w)/g;

/** Numbers that name all those between them as well, with a hyphen or the word "to". */
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

/** Which file names each number first. */
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

/** What is wrong between the numbers that are named and those that are explained, in words; empty when nothing is. */
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
