import type { JsonSchema, Method, OpenApiDocument, Operation } from '../openapi/openapi.type.js';
import { PARTIAL_OF } from '../openapi/schema-book.js';

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
  `${method} ${path} ${JSON.stringify(operation, withoutExamples)}`.toLowerCase();

const withoutExamples = (key: string, value: unknown) => (key === 'example' ? undefined : value);

/** Returns the anchor of a group on the page. */
export const groupAnchor = (name: string): string => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Returns the shared schemas by name, without those of partial records, whose fields are the same. */
export const documentedRecords = ({ components }: OpenApiDocument): [name: string, schema: JsonSchema][] =>
  Object.entries(components.schemas).filter(([, schema]) => !schema[PARTIAL_OF]);
