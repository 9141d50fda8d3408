import { Field, InputType } from 'type-graphql';
import type { FieldTable } from '../records/field.js';

type InputClass = new () => object;
/** Inputs that only others extend are abstract. */
type ParentClass = abstract new () => object;

/**
 * A GraphQL input with the fields of a table, to be extended under a name:
 * `@InputType() class NoteInput extends inputFromFields(noteFields) {}`. Fields that nobody changes are no
 * part of it. All may be left out but those in `required`; `parent` is an input whose fields it has besides.
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
