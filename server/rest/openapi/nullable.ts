import type { JsonSchema } from './openapi.type.js';

/** Returns true in `nullable` if the schema accepts null, and the schema without null. */
export function withoutNull(schema: JsonSchema): { nullable: boolean; rest: JsonSchema } {
  const { anyOf, type, ...others } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((name) => name !== 'null');
    return { nullable: types.length < type.length, rest: { ...others, type: types } };
  }
  const some = anyOf?.filter((option) => option.type !== 'null');
  if (!anyOf || !some || some.length === anyOf.length) return { nullable: false, rest: schema };
  const [first] = some;
  return {
    nullable: true,
    rest: some.length === 1 && first ? { ...others, ...first } : { ...others, anyOf: some },
  };
}

/** Returns the schema with nested alternatives as one list, in which null occurs once. */
export function simplified(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (!anyOf) return schema;
  const options = anyOf.flatMap((option) =>
    option.anyOf && Object.keys(option).length === 1 ? option.anyOf : [option],
  );
  const kept = options.filter(
    (option, index) => option.type !== 'null' || options.findIndex(({ type }) => type === 'null') === index,
  );
  return { ...schema, anyOf: kept };
}
