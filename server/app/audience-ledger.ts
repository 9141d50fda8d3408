import type { Tool } from '../mcp/tool.js';
import type { Access } from '../platform/audience.js';
import type { RootField } from '../platform/graphql/audience-directive.js';
import type { Call } from '../rest/call.js';

/** Files that make operations for others. The file that asks them is the one that declares the operation. */
const MAKERS =
  /^(platform\/graphql\/audience-directive|kits\/nouns\/|kits\/tasks\/(bulk-mutations|export-mutation)|mcp\/tool\.|rest\/(call|record-calls|profile-image)\.)/;

/** Returns the file that declares an operation, below `server/`. Empty without a trace. */
function declaringFile(declaredAt: Error | undefined): string {
  const files = [...(declaredAt?.stack ?? '').matchAll(/\/server\/([\w./-]+)\.[cm]?[jt]s:\d+/g)].map(
    ([, file]) => `${file}.ts`,
  );
  return files.find((file) => !MAKERS.test(file)) ?? '';
}

/**
 * Returns a list of all operations with their audiences, the scopes that API tokens need, and the files that
 * declare them, one per line, for reviewers (docs/audiences.tsv).
 */
export function audienceLedger(
  rootFields: readonly RootField[],
  calls: readonly (Pick<Call, 'method' | 'path' | 'audience' | 'declaredAt'> & Partial<Access>)[],
  tools: readonly (Pick<Tool, 'name' | 'declaredAt'> & Access)[],
): string {
  const operations = [
    ...rootFields.map(({ operation, name, ...field }) => ({
      name: `GraphQL ${operation}.${name}`,
      ...field,
    })),
    ...calls.map(({ method, path, ...call }) => ({ name: `REST ${method} ${path}`, ...call })),
    ...tools.map(({ name, ...tool }) => ({ ...tool, name: `MCP ${name}` })),
  ];
  const lines = operations.map(
    ({ name, audience, scope, furtherScope, declaredAt }) =>
      `${name}\t${[...audience].join(', ')}\t${[scope ?? '-', furtherScope ?? []].flat().join(', ')}\t${declaringFile(declaredAt)}`,
  );
  return `operation\taudience\ttoken scope\tdeclared in\n${lines.sort().join('\n')}\n`;
}
