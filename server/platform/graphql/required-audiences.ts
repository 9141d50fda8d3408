import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import type { Audience } from '../audience.js';
import type { RootField } from './audience-directive.js';

const MAX_CACHED_DOCUMENTS = 500;
export const MAX_TOKENS = 3000;

/**
 * Tells which audiences a document needs from its text alone, so that a signed-out caller is turned
 * away before anything about the input is judged.
 */
export class RequiredAudiences {
  private readonly byField: Map<string, Audience>;
  private readonly cache = new Map<string, Audience[]>();

  constructor(rootFields: RootField[]) {
    this.byField = new Map(rootFields.map((field) => [`${field.operation}.${field.name}`, field.audience]));
  }

  /** The audience of each known root field asked for; empty when the text cannot be read. */
  of(text: string): Audience[] {
    const cached = this.cache.get(text);
    if (cached) return cached;
    const audiences = this.collect(text);
    if (this.cache.size >= MAX_CACHED_DOCUMENTS) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(text, audiences);
    return audiences;
  }

  private collect(text: string): Audience[] {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
    } catch {
      return [];
    }
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const operation = definition.operation.charAt(0).toUpperCase() + definition.operation.slice(1);
      const names = [...rootNames(definition.selectionSet, document, new Set())];
      return names
        .map((name) => this.byField.get(`${operation}.${name}`))
        .filter((audience) => audience !== undefined);
    });
  }
}

function rootNames(set: SelectionSetNode, document: DocumentNode, visited: Set<string>): Set<string> {
  const names = new Set<string>();
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      names.add(selection.name.value);
      continue;
    }
    let inner = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : undefined;
    if (selection.kind === Kind.FRAGMENT_SPREAD && !visited.has(selection.name.value)) {
      visited.add(selection.name.value);
      const fragment = document.definitions.find(
        (definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
      );
      inner = fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.selectionSet : undefined;
    }
    if (inner) for (const name of rootNames(inner, document, visited)) names.add(name);
  }
  return names;
}
