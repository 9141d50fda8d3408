import { Field, InputType } from 'type-graphql';
import type { FieldTable } from './field.js';

type InputClass = new () => object;
/** Inputs that exist only to be extended are abstract. */
type ParentClass = abstract new () => object;

/**
 * Creates a GraphQL input with the fields of a table, to be extended under a name: `@InputType() class
 * NoteInput extends inputFromFields(noteFields) {}`. Fields that no viewer may change are left out. All
 * fields are optional except those in `required`. `parent` is an input with additional fields.
 */
export function inputFromFields<Table extends FieldTable>(
  fields: Table,
  { required = [], parent = class {} }: { required?: readonly (keyof Table)[]; parent?: ParentClass } = {},
): InputClass {
  class Input extends parent {}
  InputType()(Input);
  for (const [name, { graphql, changes, meaning }] of Object.entries(fields)) {
    if (!graphql || changes.length === 0) continue;
    const options = { nullable: !required.includes(name), description: meaning };
    Field(graphql, options)(Input.prototype, name);
  }
  return Input;
}
