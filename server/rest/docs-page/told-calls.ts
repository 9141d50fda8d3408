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

/** The groups of the document with the calls that have each word of `find` in them; groups without any are left out. */
export function toldGroups({ tags, paths }: OpenApiDocument, find: string): ToldGroup[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );
  const found = calls.filter((call) => {
    const said = saidOf(call);
    return words.every((word) => said.includes(word));
  });
  return tags
    .map(({ name, description }) => ({
      name,
      about: description,
      calls: found.filter(({ operation }) => operation.tags.includes(name)),
    }))
    .filter((group) => group.calls.length > 0);
}

/** What a call is found by: its address, its words, and the names of what it takes and answers. */
const saidOf = ({ method, path, operation }: ToldCall) =>
  `${method} ${path} ${JSON.stringify(operation)}`.toLowerCase();
