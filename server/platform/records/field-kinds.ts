import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Float, Int } from 'type-graphql';
import { z } from 'zod';
import { roundToCents } from '../../../shared/cents.js';
import { tooMany } from '../../../shared/limit-messages.js';
import type { TextLimit } from '../../../shared/text-limit.js';
import { enumValue, instantValue } from '../database/json-object.sql.js';
import {
  EMPTY,
  emailAddress,
  text as freeText,
  isCalendarDay,
  line as lineOfText,
  recordId,
} from '../input.js';
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

/** Text that nothing but blanks empties. */
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

/** A phone number as people write it. */
export const phone: FieldKind<string | null> = { ...line(50), digits: 'phone' };

/** A postcode: four digits in New Zealand. */
export const postCode: FieldKind<string | null> = { ...line(10), digits: 'postCode' };

/** Text within its limit. */
export const text = (limit: number | TextLimit, tooLong?: string): FieldKind<string | null> => ({
  ...emptied(freeText(limit, tooLong)),
  long: true,
});

/** One e-mail address, folded to lower case; blanks empty it. */
export const email: FieldKind<string | null> = {
  ...line(254),
  schema: lineOfText(254)
    .transform((value) => value || null)
    .pipe(emailAddress.nullable())
    .meta({ format: 'email' })
    .nullable(),
};

/** An e-mail address in its one spelling. Other texts stay as they are, so that old records can be saved again. */
export const uncheckedEmail: FieldKind<string | null> = emptied(
  lineOfText(254).transform((text) => emailAddress.safeParse(text).data ?? text),
);

const isWebAddress = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  // Browsers read a number as an address of four numbers: nobody means that by `0`.
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

/** The address of a page on the web; `example.nz` alone is taken for one. */
export const webAddress = (most: number): FieldKind<string | null> =>
  addressOf(most, 'Please enter a web address like https://example.nz.', () => false);

/** Where a button leads: to a page on the web, or to a mailbox. */
export const buttonTarget = (most: number): FieldKind<string | null> =>
  addressOf(most, 'Please enter a web address like https://example.nz, or an e-mail address.', isMailbox);

/** Yes or no; 1 and 0 over REST. */
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

/** An instant; over REST without a zone it is meant as clocks in New Zealand show it (A112). */
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

/** The number of another record. */
export const link: FieldKind<number> = {
  schema: recordId,
  graphql: () => Int,
  codec: { answer: z.int(), write: unchanged },
  column: 'number',
  hidden: 'NULL',
};

/** One of the named values; `graphql` is their enum there, by name. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  graphql: StringConstructor | Readonly<Record<string, Value>>,
): FieldKind<Value> => ({
  schema: z.enum(values, { error: `This must be one of: ${values.join(', ')}.` }),
  graphql: () => graphql,
  codec: { answer: z.enum(values), write: unchanged },
  column: 'choice',
  hidden: 'NULL',
  ...(graphql !== String && { json: (column) => enumValue(column, graphql as Record<string, string>) }),
});

const numeric = (schema: z.ZodType<number>, graphql: object): FieldKind<number> => ({
  schema,
  graphql: () => graphql,
  codec: { read: wireNumber, answer: z.number(), write: unchanged },
  column: 'number',
  hidden: 'NULL',
});

/** Dollars from nothing to `most`, rounded to whole cents; a half cent is rounded up. */
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

/** 0 to 100 in steps of 10. */
export const tens = (message: string): FieldKind<number> =>
  numeric(
    z
      .number({ error: 'This must be a number.' })
      .refine((value) => value >= 0 && value <= 100 && value % 10 === 0, { message }),
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
  graphql: () => String,
  codec: {
    read: wireDay,
    answer: z.iso.date(),
    write: (value) => toWireDay(value as string | Date | null),
  },
  column: 'day',
  hidden: 'NULL',
};

/**
 * Texts in an order of their own. Over REST they are comma-joined text (R086), in which a text with commas stands in
 * double quotes; lists are read too, and null is an empty list. `separator` matches the commas that part unquoted texts.
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

/** A whole number between two others. */
export const whole = (least: number, most: number): FieldKind<number> => {
  const beyond = `This must be a whole number from ${least} to ${most.toLocaleString('en-NZ')}.`;
  return numeric(z.int({ error: 'This must be a whole number.' }).min(least, beyond).max(most, beyond), Int);
};

/** Whatever a JSON object holds. */
export const json: FieldKind<Record<string, unknown>> = {
  schema: jsonObject,
  graphql: () => GraphQLJSONObject,
  codec: { answer: z.record(z.string(), z.unknown()), write: unchanged },
  column: null,
  hidden: 'NULL',
};

/** A list of whatever JSON objects hold. */
export const jsonList: FieldKind<Record<string, unknown>[]> = {
  ...json,
  graphql: () => [GraphQLJSONObject],
  schema: z.array(json.schema),
  codec: { answer: z.array(z.record(z.string(), z.unknown())), write: unchanged },
};

/** Text that may not be emptied. */
export const filledIn = (kind: FieldKind<string | null>, message = EMPTY): FieldKind<string> => ({
  ...kind,
  schema: kind.schema.refine((value) => value !== null, { message }) as z.ZodType<string>,
  codec: { ...kind.codec, answer: z.string() },
  filledIn: true,
});

/** The same kind where there may be none. */
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
