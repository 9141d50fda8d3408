import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLEnumType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from 'graphql';
import { oneOf } from '../../../shared/limit-messages.js';
import { badInput, type FieldProblem } from '../errors.js';

const MAX_PROBLEMS = 20;

const allowedValues = (type: GraphQLEnumType) => oneOf(type.getValues().map(({ name }) => name));

/** Messages by the name of the scalar. */
const EXPECTED: Record<string, string> = {
  Int: 'This must be a whole number up to 2147483647.',
  Float: 'This must be a number.',
  Boolean: 'This must be true or false.',
  String: 'This must be text.',
  Date: 'This must be a date, such as 2026-11-23.',
  DateTime: 'This must be an instant, such as 2026-12-31T10:59:59.000Z.',
};

/**
 * Returns a BAD_USER_INPUT that names each invalid part of the variables by its path, such as
 * `input.items.0.type`, and the allowed values of enums. Null if the variables are valid.
 */
export function invalidVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): GraphQLError | null {
  const problems: FieldProblem[] = [];
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  for (const { variable, type: node, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (
      !isInputType(type) ||
      (variables[name] === undefined && (defaultValue || type === getNullableType(type)))
    )
      continue;
    coerceInputValue(variables[name] ?? null, type, (path, value, { message }) => {
      const at = [name, ...path];
      const unknown = /^Field "(\w+)" is not defined/.exec(message)?.[1];
      const missing = /^Field "(\w+)" of required type/.exec(message)?.[1];
      if (unknown) problems.push({ field: [...at, unknown].join('.'), message: 'There is no such field.' });
      else if (missing) problems.push({ field: [...at, missing].join('.'), message: 'A value is required.' });
      else problems.push({ field: at.join('.'), message: expected(typeAt(type, path), value) });
    });
  }
  const [first] = problems;
  if (!first) return null;
  const problem = badInput(`${first.field}: ${first.message}`, problems.slice(0, MAX_PROBLEMS));
  return new GraphQLError(problem.message, { originalError: problem });
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return type;
  const inner = getNullableType(type);
  // A single value counts as a list of one.
  if (isListType(inner)) return typeAt(inner.ofType, typeof first === 'number' ? rest : path);
  const field = isInputObjectType(inner) ? inner.getFields()[first] : undefined;
  return field && typeAt(field.type, rest);
}

function expected(type: GraphQLInputType | undefined, value: unknown): string {
  const named = getNamedType(type);
  if (value === null) return 'A value is required.';
  if (isEnumType(named)) return allowedValues(named);
  if (isInputObjectType(named)) return 'This must be an object.';
  return EXPECTED[named?.name ?? ''] ?? 'This is not valid.';
}

/** Replaces the message about an unknown enum value by one that lists the allowed values. */
export function withAllowedValues(schema: GraphQLSchema, message: string): string {
  const type = schema.getType(/^Value "\w+" does not exist in "(\w+)" enum/.exec(message)?.[1] ?? '');
  return isEnumType(type) ? allowedValues(type) : message;
}
