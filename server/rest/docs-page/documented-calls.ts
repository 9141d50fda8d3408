import type { Method, OpenApiDocument, Operation } from '../openapi/openapi.type.js';

/** A call on the documentation page. */
export interface DocumentedCall {
  method: Method;
  /** The path below the server, with {params}. */
  path: string;
  operation: Operation;
}

/** A group of related calls. */
export interface DocumentedGroup {
  name: string;
  about: string;
  calls: DocumentedCall[];
}

/** Returns the calls of the document in their groups. */
export function documentedGroups({ tags, paths }: OpenApiDocument): DocumentedGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    about: description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/**
 * Returns the search text of a call: its address, its description, and the names of its inputs and outputs.
 */
export const callTextOf = ({ method, path, operation }: DocumentedCall): string =>
  `${method} ${path} ${JSON.stringify(operation)}`.toLowerCase();

/** Returns the anchor of a group on the page. */
export const groupAnchor = (name: string): string => `group-${name.toLowerCase().replaceAll(' ', '-')}`;
