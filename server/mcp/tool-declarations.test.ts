import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { requireRouteAudiences } from '../platform/http/route-audiences.js';
import { ScopeRegistry } from '../platform/identity/scope-registry.js';
import { inputSchemaOf, outputSchemaOf } from './json-schema.js';
import { serveMcp } from './serve-mcp.js';
import type { Tool } from './tool.js';
import { TOOLS } from './tools.js';

type Json = { [key: string]: unknown };

/** Returns the places of texts in a schema that neither a mark nor a closed set of values makes safe. */
function openTexts(schema: Json, place: string): string[] {
  const { type, enum: values, format, pattern, properties, items, anyOf, allOf } = schema;
  const isText = [type].flat().includes('string');
  if (isText && !values && !format && !pattern && !place.endsWith('.untrustedText')) return [place];
  return [
    ...Object.entries((properties ?? {}) as Record<string, Json>).flatMap(([name, part]) =>
      openTexts(part, `${place}.${name}`),
    ),
    ...(items ? openTexts(items as Json, `${place}[]`) : []),
    ...([anyOf ?? [], allOf ?? []].flat() as Json[]).flatMap((part) => openTexts(part, place)),
  ];
}

/** Returns the places of a schema without a description, in its first level. */
const undescribed = ({ properties }: Json): string[] =>
  Object.entries(properties as Record<string, Json>)
    .filter(([, { description }]) => !description)
    .map(([name]) => name);

describe('declarations of tools', () => {
  const start = (tools: readonly unknown[]) => {
    const fastify = Fastify();
    requireRouteAudiences(fastify);
    serveMcp(fastify, { tokenScopes: new ScopeRegistry() } as never, tools as Tool[]);
  };
  const [tool] = TOOLS as [Tool];

  it('a tool without an audience stops the server from starting', () => {
    expect(() => start([{ ...tool, audience: undefined }])).toThrow(
      'MCP search_suppliers declares no audience',
    );
    expect(() => start([{ ...tool, audience: [] }])).toThrow('MCP search_suppliers declares no audience');
  });

  it('a tool without a scope stops the server from starting', () => {
    expect(() => start([{ ...tool, scope: null }])).toThrow('MCP search_suppliers declares no scope');
  });

  it('two tools of one name stop the server from starting', () => {
    expect(() => start([tool, tool])).toThrow('Two MCP tools are called search_suppliers');
    expect(() => start(TOOLS)).not.toThrow();
  });

  it('every text that people typed is marked in every output', () => {
    expect(TOOLS.flatMap(({ name, output }) => openTexts(outputSchemaOf(output), name))).toEqual([]);
    expect(
      TOOLS.filter(({ output }) => JSON.stringify(outputSchemaOf(output)).includes('untrustedText')),
    ).toEqual(TOOLS);
  });

  it.each(TOOLS.map((each) => [each.name, each] as const))('%s is described in full', (_, each) => {
    const { title, description, annotations, scope, input, output } = each;
    expect(title.split(' ').length).toBeGreaterThan(1);
    expect(description).toMatch(/^[A-Z][a-z]+s .*\.$/);
    expect(Object.keys(annotations).sort()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ]);
    expect(annotations.readOnlyHint).toBe(scope?.endsWith(':read'));
    expect(undescribed(inputSchemaOf(input))).toEqual([]);
    expect([inputSchemaOf(input), outputSchemaOf(output)]).toMatchObject([
      { type: 'object', additionalProperties: false },
      { type: 'object', additionalProperties: false },
    ]);
  });

  it('the docs list each tool with its scope and audience', () => {
    const rows = [
      ...readFileSync('docs/mcp.md', 'utf8').matchAll(/^\| `(\w+)` +\| `([\w:]+)` +\| ([\w, -]+?) +\|/gm),
    ];
    expect(rows.map((row) => row.slice(1))).toEqual(
      TOOLS.map(({ name, scope, audience }) => [name, scope, audience.join(', ')]),
    );
  });

  it('a change needs a version, and other writes take an idempotency key', () => {
    for (const { name, annotations, input } of TOOLS.filter((each) => !each.annotations.readOnlyHint)) {
      const { properties, required } = inputSchemaOf(input) as never as {
        properties: Json;
        required: string[];
      };
      const isChange = annotations.idempotentHint;
      expect([name, required.includes('version'), 'idempotencyKey' in properties]).toEqual([
        name,
        isChange,
        !isChange,
      ]);
    }
  });

  it('the arguments of all tools are short enough to be read in each conversation', () => {
    expect(JSON.stringify(TOOLS.map(({ input }) => inputSchemaOf(input))).length).toBeLessThan(20_000);
  });
});
