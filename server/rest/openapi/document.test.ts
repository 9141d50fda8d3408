import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXPOSED_HEADERS } from '../../platform/http/cross-origin.js';
import { CALL_GROUPS, CALLS } from '../calls.js';
import { DOCUMENTS } from '../serve-documents.js';
import { openApiDocument } from './document.js';
import type { JsonSchema } from './openapi.type.js';

const document = openApiDocument(CALL_GROUPS);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

/** Yields every schema below a value, with its path. */
function* schemasIn(value: unknown, way: string): Generator<[way: string, schema: JsonSchema]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'properties')
      for (const [name, schema] of Object.entries(inner as Record<string, JsonSchema>))
        yield [`${way}.${name}`, schema];
    yield* schemasIn(inner, `${way}.${key}`);
  }
}

describe('OpenAPI document', () => {
  it('describes every call in the audience ledger, with the same audience', () => {
    const ledger = readFileSync('docs/audiences.tsv', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('REST '))
      .filter((line) => !DOCUMENTS.some(({ path: own }) => line.startsWith(`REST GET ${own}\t`)))
      .map((line) => line.split('\t').slice(0, 2).join('\t'));
    const described = operations.map(({ name, operation }) => {
      const [method, address = ''] = name.split(' ');
      const below = address.slice(1).replace(/\{(\w+)\}/g, ':$1');
      return `REST ${method} ${below}\t${operation['x-audience'].join(', ')}`;
    });
    expect(described.sort()).toEqual(ledger.sort());
  });

  it('contains every call once, with its number and a unique name', () => {
    expect(operations.map(({ operation }) => operation['x-call']).sort()).toEqual(
      CALLS.map(({ id }) => id).sort(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(CALLS.length);
  });

  it('declares the type of every property', () => {
    const said = (schema: JsonSchema) =>
      Boolean(schema.type ?? schema.$ref ?? schema.anyOf ?? schema.enum ?? schema.const ?? schema['x-any']);
    const silent = [...schemasIn(document, 'document')].filter(([, schema]) => !said(schema));
    expect(silent.map(([way]) => way)).toEqual([]);
  });

  it('names only response headers that scripts of other sites can read', () => {
    const exposed = new Set(EXPOSED_HEADERS);
    const named = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((response) =>
        'headers' in response ? Object.keys(response.headers ?? {}) : [],
      ),
    );
    expect(named).toContain('X-Complete');
    expect([...new Set(named)].filter((name) => !exposed.has(name.toLowerCase()))).toEqual([]);
  });

  it('is a valid OpenAPI 3.1 document', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'uplift-')), 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const report = execFileSync(path.resolve('node_modules', '.bin', 'validate-api'), [file]).toString();
    expect(JSON.parse(report)).toEqual({ valid: true });
  });
});
