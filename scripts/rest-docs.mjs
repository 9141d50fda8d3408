// Checks that docs/rest.md lists each documented call with the audience and the marks of the API document.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './prepare.mjs';

const DOCS = 'docs/rest.md';
const IN_ROW = /\b(GET|POST|PUT) `([^`]+)`/g;
const MARKS = ['key', 'limited', 'versioned'];

/**
 * Returns the calls as the built server declares them: `PUT business/salesEnquiry` with the audience and
 * marks of its row.
 */
async function declaredCalls() {
  const built = (file) => import(pathToFileURL(path.join(ROOT, 'dist', 'server', 'rest', file)).href);
  const { CALL_GROUPS } = await built('calls.js');
  const { openApiDocument } = await built('openapi/document.js');
  const { paths } = openApiDocument(CALL_GROUPS);
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${address.slice(1).replace(/\{(\w+)\}/g, ':$1')}`,
      alias: operation.tags.includes('Other addresses'),
      audience: operation['x-audience'].join(', '),
      key: Boolean(operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))),
      // Every call answers 429 to an API token without requests left, but only limited ones count others.
      limited: 'RateLimit' in (operation.responses['200']?.headers ?? {}),
      versioned: '412' in operation.responses,
    })),
  );
}

/** Returns the calls in the tables of the document: their names, audiences and marks. */
function documentedCalls(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [, first = '', audience = ''] = row.split('|').map((cell) => cell.trim());
    return [...first.matchAll(IN_ROW)].map(([, method, address]) => ({
      name: `${method} ${address}`,
      audience,
      ...Object.fromEntries(MARKS.map((mark) => [mark, first.includes(`_${mark}_`)])),
    }));
  });
}

/** Returns the differences between docs/rest.md and the calls as messages. The server has to be built. */
export async function restDocsFaults() {
  const text = readFileSync(path.join(ROOT, DOCS), 'utf8');
  const declared = await declaredCalls();
  const documented = new Map(documentedCalls(text).map((call) => [call.name, call]));
  const faults = declared.flatMap((call) => faultsOf(call, documented.get(call.name), text));
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...faults,
    ...[...documented.keys()].filter((name) => !names.has(name)).map((name) => `${name} is no call`),
  ].map((fault) => `${DOCS}: ${fault}`);
}

function faultsOf(call, row, text) {
  // Aliases of calls are listed in one sentence.
  if (call.alias) return text.includes(`\`${call.name.split(' ')[1]}\``) ? [] : [`${call.name} is missing`];
  if (!row) return [`${call.name} is missing`];
  const faults = MARKS.filter((mark) => row[mark] !== call[mark]).map(
    (mark) => `${call.name} ${call[mark] ? 'lacks' : 'should not have'} the mark _${mark}_`,
  );
  if (row.audience !== call.audience)
    faults.push(`${call.name} is for ${call.audience}, not for ${row.audience}`);
  return faults;
}
