import type { ReactNode } from 'react';
import type { JsonSchema } from '../openapi/openapi.type.js';
import { describeType, recordOf } from './describe-type.js';
import { Words } from './prose.js';

/** Returns the anchor of a shared schema on the page. */
export const anchorOf = (record: string): string => `record-${record}`;

/** The type in words, with a link to the record that it names. */
export function TypeDescription({ schema }: { schema: JsonSchema }) {
  const record = recordOf(schema);
  const words = describeType(schema);
  if (!record) return words;
  const [before, after] = words.split(record);
  return (
    <>
      {before}
      <a href={`#${anchorOf(record)}`}>{record}</a>
      {after}
    </>
  );
}

interface FieldProps {
  name: string;
  schema: JsonSchema;
  required: boolean;
  meaning?: string;
}

/** A field, parameter or header: its name, type and description. */
export function Field({ name, schema, required, meaning = schema.description }: FieldProps) {
  return (
    <li className="field">
      <span className="field-name">
        <code>{name}</code>
        {required && <span className="needed">needed</span>}
      </span>
      <span className="field-type">
        <TypeDescription schema={schema} />
      </span>
      {meaning && (
        <span className="field-meaning">
          <Words>{meaning}</Words>
        </span>
      )}
    </li>
  );
}

/** A list of fields below a small heading. */
export function FieldList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4>{title}</h4>
      <ul className="fields">{children}</ul>
    </section>
  );
}

/** The fields of an object. Ignored fields are listed on one line. */
export function Properties({
  title,
  schema,
  sent = false,
}: {
  title: string;
  schema: JsonSchema;
  sent?: boolean;
}) {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const ignored = names.filter((name) => properties[name]?.['x-any']);
  return (
    <FieldList title={title}>
      {names
        .filter((name) => !ignored.includes(name))
        .map((name) => (
          <Field
            key={name}
            name={name}
            schema={properties[name] ?? {}}
            required={sent && required.includes(name)}
          />
        ))}
      {ignored.length > 0 && (
        <li className="field field-wide">
          Taken and ignored: <code>{ignored.join(' ')}</code>
        </li>
      )}
    </FieldList>
  );
}
