import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** Marks inherited fields of input types as deprecated, which TypeGraphQL does only in the class that declares them. */
export function inheritDeprecations(schema: GraphQLSchema): GraphQLSchema {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    for (const base of inputTypes.filter((each) => target.prototype instanceof each.target))
      for (const { schemaName, deprecationReason } of base.fields ?? []) {
        const field = type.getFields()[schemaName];
        if (field && deprecationReason) field.deprecationReason ??= deprecationReason;
      }
  }
  return schema;
}
