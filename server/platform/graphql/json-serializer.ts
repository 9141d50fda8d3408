import {
  GraphQLBoolean,
  GraphQLInt,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { RawJson, type SelectedField, type Selection } from '../database/selection.js';
import { serializeInstant } from './serialize-instant.js';

/**
 * Serialises a value as JSON of a response.
 * @throws Error if the type does not allow the value
 */
export type JsonSerializer = (value: unknown) => string;

/** Creates the serialiser for a type and selection. Serialised JSON is inserted unchanged. */
export function jsonSerializer(type: GraphQLOutputType, selection: Selection | null): JsonSerializer {
  if (isNonNullType(type)) {
    const write = jsonSerializer(type.ofType, selection);
    return (value) => {
      if (value === null || value === undefined) throw new Error(`Null for the non-null type ${type}.`);
      return write(value);
    };
  }
  const write = writerOf(type, selection);
  return (value) => {
    if (value === null || value === undefined) return 'null';
    return value instanceof RawJson ? value.text : write(value);
  };
}

function writerOf(type: GraphQLOutputType, selection: Selection | null): JsonSerializer {
  if (isListType(type)) {
    const write = jsonSerializer(type.ofType, selection);
    return (value) => `[${(value as unknown[]).map(write).join()}]`;
  }
  if (isObjectType(type) && selection) return objectWriter(type, selection);
  if (!isLeafType(type)) throw new Error(`Values of the type ${type} cannot be serialized.`);
  if (type === GraphQLBoolean || type === GraphQLInt) return (value) => String(type.serialize(value));
  if (type === GraphQLString)
    return (value) => JSON.stringify(typeof value === 'string' ? value : type.serialize(value));
  const serialize = type.name === 'DateTime' ? serializeInstant : type.serialize.bind(type);
  return (value) => JSON.stringify(serialize(value) ?? null);
}

function objectWriter(type: GraphQLObjectType, { fields }: Selection): JsonSerializer {
  const parts = fields.map((field, index) => {
    const start = `${index ? ',' : '{'}${JSON.stringify(field.key)}:`;
    return { start, name: field.name, write: fieldWriter(type, field) };
  });
  return (value) => {
    let text = '';
    for (const { start, name, write } of parts)
      text += start + write((value as Record<string, unknown>)[name]);
    return `${text}}`;
  };
}

function fieldWriter(parent: GraphQLObjectType, { name, of }: SelectedField): JsonSerializer {
  if (name === '__typename') return () => JSON.stringify(parent.name);
  const field = parent.getFields()[name];
  if (!field) throw new Error(`${parent.name} has no field ${name}`);
  return jsonSerializer(field.type, of);
}
