import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { SelectedField, Selection } from '../database/selection.js';
import { hasOwnResolver } from './field-scopes.js';

/** More fields than any object of the product has. */
const MAX_FIELDS = 50;
/** The length at which PostgreSQL cuts column names. */
const LONGEST_KEY = 63;

/**
 * Returns the selection on a type, including fragments, with each response key once. Null if the response
 * cannot be written from the selection alone: it has directives, arguments of inner fields, fields with
 * resolvers, interfaces or unions, or keys too long for a column name.
 */
export function readSelection(
  document: DocumentNode,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Selection | null {
  const nodes = new Map<string, FieldNode[]>();
  if (!sets.every((set) => gather(document, type, set, nodes)) || nodes.size > MAX_FIELDS) return null;
  const fields: SelectedField[] = [];
  for (const [key, [first, ...others]] of nodes) {
    const field = first && readSelectedField(document, type, key, [first, ...others]);
    // A list that is selected twice, under two keys, would need two serialisations.
    if (!field || (field.of && fields.some(({ name }) => name === field.name))) return null;
    fields.push(field);
  }
  return { type: type.name, fields };
}

/** Gathers the nodes of each key. Returns false if the document alone does not determine them. */
function gather(
  document: DocumentNode,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  nodes: Map<string, FieldNode[]>,
): boolean {
  return set.selections.every((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      nodes.set(key, [...(nodes.get(key) ?? []), selection]);
      return true;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentNamed(document, selection.name.value);
    const on = fragment?.typeCondition?.name.value;
    if (!fragment || fragment.directives?.length || (on !== undefined && on !== type.name)) return false;
    return gather(document, type, fragment.selectionSet, nodes);
  });
}

const fragmentNamed = (document: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );

function readSelectedField(
  document: DocumentNode,
  parent: GraphQLObjectType,
  key: string,
  nodes: [FieldNode, ...FieldNode[]],
): SelectedField | null {
  const name = nodes[0].name.value;
  if (key.length > LONGEST_KEY) return null;
  if (name === '__typename') return { key, name, of: null };
  const field = parent.getFields()[name];
  if (!field || hasOwnResolver(field) || nodes[0].arguments?.length) return null;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return { key, name, of: null };
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const of = isObjectType(type) ? readSelection(document, type, sets) : null;
  return of && { key, name, of };
}
