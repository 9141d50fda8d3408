import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Float, Int } from 'type-graphql';
import { z } from 'zod';
import { roundToCents } from '../../../shared/cents.js';
import { oneOf, tooMany } from '../../../shared/limit-messages.js';
import type { TextLimit } from '../../../shared/text-limit.js';
import { enumValue, instantValue } from '../../platform/database/json-object.sql.js';
import { DateScalar } from '../../platform/graphql/date.scalar.js';
import {
  EMPTY,
  emailAddress,
  text as freeText,
  isCalendarDay,
  line as lineOfText,
  recordId,
} from '../../platform/input.js';
import { writeCommaList } from './comma-list.js';
import type { FieldKind } from './field.js';
import { jsonObject } from './json-value.js';
import {
  toWireDay,
  toWireInstant,
  wireDay,
  wireFlag,
  wireInstant,
  wireList,
  wireNumber,
} from './wire-codecs.js';

const MAX_DOLLARS = 9_999_999_999.99;
const EARLIEST = new Date('2000-01-01T00:00:00Z');
const LATEST = new Date('2100-01-01T00:00:00Z');

const unchanged = (value: unknown) => value ?? null;
const nullableText = { answer: z.string().nullable(), write: unchanged };

/** Text that blank input empties. */
const emptied = (schema: z.ZodType<string>): FieldKind<string | null> => ({
  schema: schema.transform((value) => value || null).nullable(),
  graphql: () => String,
  codec: nullableText,
  column: 'text',
  hidden: 'NULL',
});

/** Text on one line, within its limit. */
export const line = (limit: number | TextLimit, tooLong?: string): FieldKind<string | null> =>
  emptied(lineOfText(limit, tooLong));

/** A phone number in any spelling. */
export const phone: FieldKind<string | null> = { ...line(50), digits: 'phone' };

/** A postcode, which has four digits in New Zealand. */
export const postCode: FieldKind<string | null> = { ...line(10), digits: 'postCode' };

/** Text of several lines, within its limit. */
export const text = (limit: number | TextLimit, tooLong?: string): FieldKind<string | null> => ({
  ...emptied(freeText(limit, tooLong)),
  long: true,
});

/** An email address in lower case. Blank input empties it. */
export const email: FieldKind<string | null> = {
  ...line(254),
  schema: lineOfText(254)
    .transform((value) => value || null)
    .pipe(emailAddress.nullable())
    .meta({ format: 'email' })
    .nullable(),
};

/**
 * An email address in its stored spelling. Other text is left unchanged, so that old records can be saved
 * again.
 */
export const uncheckedEmail: FieldKind<string | null> = emptied(
  lineOfText(254).transform((text) => emailAddress.safeParse(text).data ?? text),
);

const isWebAddress = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  // Browsers read a number as an IP address, but nobody means that by `0`.
  const isNumber = /^[\d.]+$/.test(hostname) && !value.includes(hostname);
  return /^https?:$/.test(protocol) && hostname.includes('.') && !isNumber;
};

const isMailbox = (value: string) => /^(mailto:)?[^\s@/?]+@[^\s@/?]+(\?.*)?$/i.test(value);

const addressOf = (
  most: number,
  message: string,
  other: (value: string) => boolean,
): FieldKind<string | null> => ({
  ...line(most),
  schema: lineOfText(most)
    .transform((value) =>
      value === '' || other(value) || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`,
    )
    .refine((value) => value === '' || other(value) || isWebAddress(value), { message })
    .refine((value) => value.length <= most, { message: `Maximum of ${most} characters allowed.` })
    .transform((value) => value || null)
    .meta({ maxLength: most })
    .nullable(),
});

/** The address of a web page. A domain such as `example.nz` is accepted. */
export const webAddress = (most: number): FieldKind<string | null> =>
  addressOf(most, 'Please enter a web address like https://example.nz.', () => false);

/** The target of a button: a web page or a mailbox. */
export const buttonTarget = (most: number): FieldKind<string | null> =>
  addressOf(most, 'Please enter a web address like https://example.nz, or an email address.', isMailbox);

/** True or false; 1 and 0 over REST. */
export const flag: FieldKind<boolean> = {
  schema: z.boolean({ error: 'This must be yes or no.' }),
  graphql: () => Boolean,
  codec: {
    read: wireFlag,
    answer: z.literal([0, 1]).meta({ type: 'integer' }),
    write: (value) => (value ? 1 : 0),
  },
  column: 'flag',
  hidden: 'false',
};

/** A time. Over REST, a time without a zone is in New Zealand time (A112). */
export const instant: FieldKind<Date> = {
  schema: z
    .date({ error: 'This must be a date with a time.' })
    .min(EARLIEST, 'This date is too far back.')
    .max(LATEST, 'This date is too far ahead.'),
  graphql: () => GraphQLDateTime,
  codec: {
    read: wireInstant,
    answer: z.iso.datetime(),
    write: (value) => toWireInstant(value as string | null),
  },
  column: 'instant',
  hidden: 'NULL',
  json: instantValue,
};

/** The id of another record. */
export const link: FieldKind<number> = {
  schema: recordId,
  graphql: () => Int,
  codec: { answer: z.int(), write: unchanged },
  column: 'number',
  hidden: 'NULL',
};

/** One of the given values. `graphql` is their enum, by name. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  graphql: Readonly<Record<string, Value>>,
): FieldKind<Value> => ({
  schema: z.enum(values, { error: oneOf(values) }),
  graphql: () => graphql,
  codec: { answer: z.enum(values), write: unchanged },
  column: 'choice',
  hidden: 'NULL',
  json: (column) => enumValue(column, graphql),
});

const numeric = (schema: z.ZodType<number>, graphql: object): FieldKind<number> => ({
  schema,
  graphql: () => graphql,
  codec: { read: wireNumber, answer: z.number(), write: unchanged },
  column: 'number',
  hidden: 'NULL',
});

/** A dollar amount from 0 to `most`, rounded to whole cents, with half cents rounded up. */
export const dollars = (
  most = MAX_DOLLARS,
  tooLittle = 'This cannot be less than 0.',
  tooMuch = 'This number is too large.',
): FieldKind<number> =>
  numeric(
    z
      .number({ error: 'This must be a number.' })
      .min(0, tooLittle)
      .max(most, tooMuch)
      .transform((value) => roundToCents(value)),
    Float,
  );

/** A number from 0 to 100 in steps of 10. */
export const tens = (message: string): FieldKind<number> =>
  numeric(
    z
      .number({ error: 'This must be a number.' })
      .refine((value) => value >= 0 && value <= 100 && value % 10 === 0, { message })
      .meta({ minimum: 0, maximum: 100, multipleOf: 10 }),
    Int,
  );

/** A day as YYYY-MM-DD. */
export const day: FieldKind<string> = {
  schema: z
    .string({ error: 'This must be a date.' })
    .refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value), {
      message: 'This must be a date.',
      abort: true,
    })
    .refine((value) => /^(19|20)/.test(value), { message: 'This must be a date from 1900 to 2099.' }),
  graphql: () => DateScalar,
  codec: {
    read: wireDay,
    answer: z.iso.date(),
    write: (value) => toWireDay(value as string | Date | null),
  },
  column: 'day',
  hidden: 'NULL',
};

/**
 * An ordered list of texts. Over REST, it is comma-separated text (R086), in which a text with commas is in
 * double quotes. Arrays are accepted as well, and null is an empty list. `separator` matches the commas that
 * separate unquoted texts.
 */
export const list = (most: number, longest: number, separator: RegExp = /,/): FieldKind<string[]> => ({
  schema: z
    .array(lineOfText(longest))
    .max(most, tooMany(most))
    .transform((items) => items.filter((item) => item !== '')),
  graphql: () => [String],
  codec: {
    read: wireList(separator),
    answer: z.string(),
    write: (value) => writeCommaList((value as string[] | null) ?? [], separator),
  },
  column: 'list',
  hidden: 'NULL',
});

/** A whole number between two bounds. */
export const wholeNumber = (least: number, most: number): FieldKind<number> => {
  const beyond = `This must be a whole number from ${least} to ${most.toLocaleString('en-NZ')}.`;
  return numeric(z.int({ error: 'This must be a whole number.' }).min(least, beyond).max(most, beyond), Int);
};

/** An arbitrary JSON object. */
export const json: FieldKind<Record<string, unknown>> = {
  schema: jsonObject,
  graphql: () => GraphQLJSONObject,
  codec: { answer: z.record(z.string(), z.unknown()), write: unchanged },
  column: null,
  hidden: 'NULL',
};

/** A list of arbitrary JSON objects. */
export const jsonList: FieldKind<Record<string, unknown>[]> = {
  ...json,
  graphql: () => [GraphQLJSONObject],
  schema: z.array(json.schema),
  codec: { answer: z.array(z.record(z.string(), z.unknown())), write: unchanged },
};

/** Text that must not be empty. */
export const filledIn = (kind: FieldKind<string | null>, message = EMPTY): FieldKind<string> => ({
  ...kind,
  schema: kind.schema
    .refine((value) => value !== null, { message })
    .meta({ neverNull: true }) as z.ZodType<string>,
  codec: { ...kind.codec, answer: z.string() },
  filledIn: true,
});

/** Returns a nullable version of the kind. */
export const orNull = <Value>({ schema, codec, ...kind }: FieldKind<Value>): FieldKind<Value | null> => ({
  ...kind,
  filledIn: undefined,
  schema: schema.nullable(),
  codec: {
    ...codec,
    answer: codec.answer.nullable(),
    ...(codec.read && { read: codec.read.nullable() }),
  },
});
