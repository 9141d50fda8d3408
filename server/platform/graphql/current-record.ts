import {
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { AppError } from '../errors.js';
import type { Actor } from '../request-context.js';
import { maySeeField } from './field-scopes.js';
import { serializeInstant } from './serialize-instant.js';

/**
 * Returns the error with the newer record of a CONFLICT in the form in which a read of the same fields returns
 * it, so that its values can be sent back. Other errors are returned unchanged.
 */
export function withCurrentOf(type: GraphQLOutputType, error: unknown, actor: Actor): unknown {
  if (!(error instanceof AppError) || !error.details.currentIsRecord) return error;
  const { code, status, message, details } = error;
  const current = valueAs(type, details.current, actor);
  return new AppError(code, status, message, { ...details, current }, { cause: error });
}

function valueAs(type: GraphQLOutputType, value: unknown, actor: Actor): unknown {
  if (value === null || value === undefined) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return (value as unknown[]).map((each) => valueAs(inner.ofType, each, actor));
  if (isEnumType(inner)) return inner.getValues().find((each) => each.value === value)?.name ?? value;
  if (isScalarType(inner))
    return inner.name === 'DateTime' ? serializeInstant(value) : inner.serialize(value);
  if (!isObjectType(inner)) return null;
  const record = value as Record<string, unknown>;
  const fields = Object.values(inner.getFields()).filter(
    (field) => field.name in record && field.args.length === 0 && maySeeField(field, actor),
  );
  return Object.fromEntries(fields.map(({ name, type: of }) => [name, valueAs(of, record[name], actor)]));
}
