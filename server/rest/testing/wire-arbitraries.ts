import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Field, FieldTable } from '../../kits/records/field.js';

const word = fc.string({ minLength: 1, maxLength: 12 });
const odd = fc.string({ unit: fc.constantFrom(',', '"', ' ', '’', 'ā', 'a', '<', '&', '\\'), maxLength: 10 });
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(word, odd) },
  fc.constantFrom(
    'https://example.nz/a?b=1,2',
    'ana@home.example',
    '<p>Kia ora, <b>koutou</b></p>',
    '09 555 1234',
  ),
);
const emails = fc.constantFrom('ana@home.example', 'rangi.māhina@example.nz', 'a+b@example.co.nz');
const items = fc.oneof(
  fc.oneof(word, odd),
  fc.constantFrom(
    'Auckland',
    'Waikato',
    'Franklin',
    'Waiheke Island',
    'Business',
    'Admin',
    'Grey Lynn, Auckland',
  ),
);
const numbers = fc.oneof(
  fc.constantFrom(1, 2, 5, 10, 20, 100, 0.5, 8.575, 10.075, 1.005),
  fc.integer({ min: 0, max: 1000 }).map((cents) => cents / 100),
);

/** Returns the values of a choice or of a list of choices. */
function choicesOf({ schema }: Field): unknown[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  const found = /"enum":(\[[^\]]*\])/.exec(text)?.[1];
  return found ? JSON.parse(found) : [];
}

/** Generates values of a field in REST form. */
function valuesOf(field: Field): Arbitrary<unknown> {
  switch (field.column) {
    case 'flag':
      return fc.constantFrom(0, 1);
    case 'number':
      return numbers;
    case 'day':
      return fc.constantFrom('2024-02-29', '2026-05-04', '2026-12-31');
    case 'instant':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'choice':
      return fc.constantFrom(...choicesOf(field));
    case 'list':
      return fc.array(
        items.filter((item) => takes(field, [item])),
        { maxLength: 4 },
      );
    default:
      // The address of an enquiry is validated by the use case, not by the field.
      return field.wire === 'email' ? emails : texts;
  }
}

/** Returns true if the field accepts the value in REST form. */
function takes({ schema, codec }: Field, value: unknown): boolean {
  const read = codec.read ? codec.read.safeParse(value) : { success: true, data: value };
  return read.success && schema.safeParse(read.data).success;
}

/** Generates bodies with a valid value for each of the fields, by REST name. */
export function wireBodies(fields: FieldTable, names: readonly string[]): Arbitrary<Record<string, unknown>> {
  const arbitraries = names.map((name) => {
    const field = fields[name] as Field;
    return [field.wire, valuesOf(field).filter((value) => takes(field, value))];
  });
  return fc.record(Object.fromEntries(arbitraries));
}
