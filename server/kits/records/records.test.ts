import type { Sql } from 'sql-template-tag';
import { z } from 'zod';
import { changesSchema } from './changes-schema.js';
import type { ChangesTo, FieldsOf } from './field.js';
import { jsonFields, selectedFields } from './field-columns.sql.js';
import { choice, dollars, email, filledIn, flag, instant, line, list, orNull } from './field-kinds.js';
import { fieldsOfWire, toWire, wireShape } from './field-wire.js';
import { formSchema } from './form-schema.js';
import { inputFromFields } from './input-from-schema.js';
import { permittedChanges } from './permitted-changes.js';

type Viewer = 'Writer' | 'Reader';
interface Note {
  title: string;
  about: string | null;
  price: number | null;
  state: 'Open' | 'Done';
  kept: boolean;
  tags: string[];
  due: Date | null;
}

const both = { sees: ['Writer', 'Reader'], changes: ['Writer', 'Reader'] } as const;
const writer = { sees: ['Writer'], changes: ['Writer'] } as const;
const fields = {
  title: { ...filledIn(line(10)), ...both, wire: 'Title' },
  about: { ...line(20), ...writer, wire: 'about_text' },
  price: { ...orNull(dollars()), ...both, wire: 'price' },
  state: { ...choice(['Open', 'Done'], { OPEN: 'Open', DONE: 'Done' }), ...both, wire: 'state' },
  kept: { ...flag, ...writer, wire: 'kept' },
  tags: { ...list(3, 5), ...both, wire: 'tags' },
  due: { ...orNull(instant), ...both, wire: 'due' },
} satisfies FieldsOf<Note, Viewer>;

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
/** Compiles only for two identical types. Other tests would accept `never`. */
const same = <One, Other>(_: Same<One, Other>) => undefined;
same<ChangesTo<typeof fields>, Partial<Note>>(true);

describe('field definitions', () => {
  const schema = changesSchema(fields);

  it('validate changes by kind: omit absent fields, empty blank ones, round amounts to cents', () => {
    expect(schema.parse({ about: '  ', price: 12.345 })).toEqual({ about: null, price: 12.35 });
    expect(schema.safeParse({ unknown: 1 }).success).toBe(false);
    expect(schema.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('This cannot be empty');
    expect(schema.safeParse({ state: 'Gone' }).error?.issues[0]?.message).toBe(
      'This must be one of: Open, Done.',
    );
  });

  it('convert to and from the wire, with wire names in errors', () => {
    const body = z.strictObject(wireShape(fields));
    const due = new Date('2026-11-23T00:00:00Z');
    const record = { title: 'Tea', about: null, price: 2, state: 'Open', kept: true, tags: ['a', 'b'], due };
    const wired = toWire(fields, record, 'Writer');
    expect(wired).toEqual({
      Title: 'Tea',
      about_text: null,
      price: 2,
      state: 'Open',
      kept: 1,
      tags: 'a,b',
      due: '2026-11-23T00:00:00.000Z',
    });
    expect(fieldsOfWire(fields, body.parse(wired))).toEqual(record);
    expect(body.safeParse({ price: 'dear' }).error?.issues[0]?.path).toEqual(['price']);
  });

  it('select the fields that a reader may see, in SQL and over the wire', () => {
    const only = (viewers: readonly Viewer[], column: Sql, otherwise: Sql) =>
      viewers.includes('Reader') ? column : otherwise;
    const { about, kept, price } = fields;
    expect(selectedFields({ about, kept, price }, 'n', only).text).toBe(
      'NULL AS "about",false AS "kept",n.price AS "price"',
    );
    expect(jsonFields({ price }, 'n', only)).toMatchObject({ price: { strings: ['n.price'] } });
    expect(toWire(fields, { title: 'Tea', tags: [], due: null }, 'Reader')).not.toHaveProperty('about_text');
  });

  it('accept changed permitted fields, and reject or ignore the others', () => {
    const stored = { title: 'Tea', about: 'x', price: 2, state: 'Open', kept: true, tags: ['a'], due: null };
    const changes = { title: 'Tea', price: 3, about: 'y', tags: ['a'] };
    expect(permittedChanges(fields, 'Writer', stored, changes, 'refuse')).toEqual({ price: 3, about: 'y' });
    expect(permittedChanges(fields, 'Reader', stored, changes, 'ignore')).toEqual({ price: 3 });
    expect(() => permittedChanges(fields, 'Reader', stored, changes, 'refuse')).toThrow('You may not change');
  });

  it('create a form schema with required fields, whose other fields are optional', () => {
    const form = formSchema({ who: { ...email, ...both, wire: 'who' }, about: fields.about }, ['who']);
    expect(form.parse({ who: 'Ana@Example.nz', extra: 1 })).toEqual({ who: 'ana@example.nz', about: null });
    for (const who of [undefined, null, '', '  '])
      expect(form.safeParse({ who }).error?.issues[0]?.message).toBe('This cannot be empty');
  });

  it('create a GraphQL input under the name of the subclass', () => {
    class NoteInput extends inputFromFields(fields, { required: ['title'] }) {}
    expect(new NoteInput()).toBeInstanceOf(NoteInput);
  });
});
