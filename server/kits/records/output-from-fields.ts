import { Field, ObjectType } from 'type-graphql';
import { type FieldTable, isVisibleTo } from './field.js';

type OutputClass<Table extends FieldTable> = new () => {
  [Name in keyof Table]: unknown;
};

/**
 * Creates a GraphQL object with the fields of a table, to be extended under a name: `@ObjectType() class
 * NoteRecord extends outputFromFields(noteFields, ['Admin']) {}`. Fields that can be empty, or that some of
 * the `viewers` do not see, are nullable.
 */
export function outputFromFields<Table extends FieldTable>(
  fields: Table,
  viewers: readonly string[],
): OutputClass<Table> {
  class Output {}
  ObjectType()(Output);
  for (const [name, field] of Object.entries(fields)) {
    if (!field.graphql) continue;
    const forAll = viewers.every((viewer) => isVisibleTo(field, viewer));
    const nullable = !forAll || field.schema.safeParse(null).success;
    Field(field.graphql, { nullable, description: field.meaning })(Output.prototype, name);
  }
  return Output as OutputClass<Table>;
}
