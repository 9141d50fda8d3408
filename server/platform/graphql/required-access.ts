import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { refusalOf } from '../audience.js';
import { AppError } from '../errors.js';
import type { Actor } from '../request-context.js';
import type { RootField } from './audience-directive.js';
import { isCacheable, limitNesting, MAX_CACHED_DOCUMENTS, MAX_TOKENS } from './document-limits.js';

/** A root field of a document. */
export interface RequestedField extends RootField {
  /** The name of the field in the response: its alias, if it has one. */
  responseKey: string;
}

/**
 * Throws if the caller may not call one of the fields.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN, with the path of the first field that is refused
 */
export function requireFields(fields: readonly RequestedField[], actor: Actor): void {
  for (const field of fields) {
    const refusal = refusalOf(field, actor);
    if (!refusal) continue;
    const { code, status, message, details } = refusal;
    throw new AppError(code, status, message, { ...details, path: [field.responseKey] });
  }
}

/**
 * Returns the audiences and scopes that a document needs, from its text alone, so that a signed-out caller is refused
 * before the input is judged.
 */
export class RequiredAccess {
  private readonly byField: Map<string, RootField>;
  private readonly cache = new Map<string, RequestedField[]>();

  constructor(rootFields: RootField[]) {
    this.byField = new Map(rootFields.map((field) => [`${field.operation}.${field.name}`, field]));
  }

  /**
   * Returns the audience and scope of each known root field in the document. Empty if the text cannot be parsed.
   * Results of short, valid texts are cached by hash.
   * @throws AppError BAD_USER_INPUT for a text that is nested too deeply
   */
  of(text: string): RequestedField[] {
    const hash = createHash('sha256').update(text).digest('base64');
    const cached = this.cache.get(hash);
    if (cached) return cached;
    limitNesting(text);
    const document = readDocument(text);
    if (!document) return [];
    const accesses = this.collect(document);
    if (isCacheable(text)) {
      if (this.cache.size >= MAX_CACHED_DOCUMENTS) this.cache.delete(this.cache.keys().next().value ?? '');
      this.cache.set(hash, accesses);
    }
    return accesses;
  }

  private collect(document: DocumentNode): RequestedField[] {
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const operation = definition.operation.charAt(0).toUpperCase() + definition.operation.slice(1);
      return [...rootNames(definition.selectionSet, document, new Set())].flatMap(([responseKey, name]) => {
        const field = this.byField.get(`${operation}.${name}`);
        return field ? [{ ...field, responseKey }] : [];
      });
    });
  }
}

function readDocument(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

/** Returns the names of the selected fields by their names in the response. */
function rootNames(set: SelectionSetNode, document: DocumentNode, visited: Set<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      names.set(selection.alias?.value ?? selection.name.value, selection.name.value);
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
    if (inner) for (const [key, name] of rootNames(inner, document, visited)) names.set(key, name);
  }
  return names;
}
