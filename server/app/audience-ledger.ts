import type { RootField } from '../platform/graphql/audience-directive.js';
import type { Call } from '../rest/call.js';

/**
 * Returns a list of all operations with their audiences, one per line, for reviewers (docs/audiences.tsv).
 */
export function audienceLedger(
  rootFields: RootField[],
  calls: readonly Pick<Call, 'method' | 'path' | 'audience'>[],
): string {
  const graphql = rootFields.map(({ operation, name, audience }) => [
    `GraphQL ${operation}.${name}`,
    audience,
  ]);
  const rest = calls.map(({ method, path, audience }) => [`REST ${method} ${path}`, audience]);
  const lines = [...graphql, ...rest].map(
    ([name, audience]) => `${name}\t${[...(audience ?? [])].join(', ')}`,
  );
  return `operation\taudience\n${lines.sort().join('\n')}\n`;
}
