import type { Method, OpenApiDocument, Operation } from '../openapi/openapi.type.js';

/** A call as the page tells of it. */
export interface ToldCall {
  method: Method;
  /** With {params}, below the server. */
  path: string;
  operation: Operation;
}

/** Calls that belong together. */
export interface ToldGroup {
  name: string;
  about: string;
  calls: ToldCall[];
}

/** The calls of the document in their groups. */
export function toldGroups({ tags, paths }: OpenApiDocument): ToldGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    about: description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** What a call is found by: its address, its words, and the names of what it takes and answers. */
export const wordsOf = ({ method, path, operation }: ToldCall): string =>
  `${method} ${path} ${JSON.stringify(operation)}`.toLowerCase();

/** Where the page begins with a group. */
export const groupAnchor = (name: string): string => `group-${name.toLowerCase().replaceAll(' ', '-')}`;
