import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { tooMany } from '../../shared/limit-messages';
import { readableText } from '../../shared/readable-text';
import { maxLength, type TextLimit } from '../../shared/text-limit';
import { dayRule, instantRule, isLocalInstant } from '../forms/day-rules';
import { emailAddress, optionalText } from '../forms/field-rules';
import type { RecordOption } from '../forms/record-box';
import { formatDateTime, formatDay } from '../lib/dates';
import { formatMoney } from '../lib/format';
import { instantOf, toLocalInput } from '../lib/new-zealand-time';
import { dollarsError, readDollars, readNumber, writeDollars } from '../lib/parse-numbers';
import {
  type CellText,
  chosenInCell,
  dayInCell,
  flagInCell,
  linesInCell,
  plainInCell,
  tensInCell,
  typedInCell,
} from './cell-text';

/**
 * The behaviour of a kind of field: converts the `Stored` value of the record to the `Typed` value of the form, and
 * this to the `Sent` value for the server.
 */
export type FieldKind<Stored, Typed, Sent> = {
  /** The validation rule. */
  readonly rule: $ZodType<Typed, Typed>;
  readonly toForm: (stored: Stored | null) => Typed;
  /** Null clears the field. */
  readonly toInput: (typed: Typed) => Sent | null;
  /** Returns true if two typed values are equal. */
  readonly same: (one: Typed, other: Typed) => boolean;
  /** Returns the value as readable text for comparisons; empty for no value. */
  readonly format: (typed: Typed) => string;
  /** The editing in a cell of a list; without it, only a form edits the field. */
  readonly inCell?: CellText<Typed>;
  /** The length limit of a typed text, for the count below it. */
  readonly limit?: TextLimit;
};

/** Longer texts, in characters, can have several lines. */
const ONE_LINE = 500;

const sameText = (one: string, other: string) => one.trim() === other.trim();
const identical = <Typed>(one: Typed, other: Typed) => one === other;

const typedText = {
  toForm: (stored: string | null) => stored ?? '',
  toInput: (typed: string) => typed.trim() || null,
  same: sameText,
  format: (typed: string) => typed.trim(),
};

/** Text with a limit: `maxLength` of shared/text-limit.ts, or a number of characters (A91). */
export const text = (length: number | TextLimit): FieldKind<string, string, string> => {
  const limit = typeof length === 'number' ? maxLength(length) : length;
  return {
    ...typedText,
    rule: typeof length === 'number' ? optionalText(length) : optionalText(limit.max, limit.message),
    inCell: limit.max > ONE_LINE ? linesInCell : typedInCell,
    limit,
  };
};

/** Text with headings, lists and links, with a limit of readable characters (R051, A40), for a `RichTextField`. */
export function richText(limit: number | TextLimit): FieldKind<string, string, string> {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  return {
    ...typedText,
    rule: z.string().check(z.refine((typed) => readableText(typed).length <= max, message)),
    toInput: (typed) => (readableText(typed) === '' ? null : typed.trim()),
    format: readableText,
    inCell: plainInCell,
  };
}

/** An email address. */
export const email: FieldKind<string, string, string> = {
  ...typedText,
  rule: emailAddress(),
  inCell: typedInCell,
};

/** The same kind as a required field; `missing` is its error message while it is empty. */
export const required = (
  kind: FieldKind<string, string, string>,
  missing: string,
): FieldKind<string, string, string> => ({
  ...kind,
  rule: z.string().check(
    z.refine((typed) => typed.trim() !== '', missing),
    z.refine((typed) => typed.trim() === '' || validationErrorOf(kind, typed) === null, {
      error: ({ input }) => validationErrorOf(kind, String(input)) ?? undefined,
    }),
  ),
});

const validationErrorOf = ({ rule }: Pick<FieldKind<string, string, string>, 'rule'>, typed: string) =>
  z.safeParse(rule, typed).error?.issues[0]?.message ?? null;

const NOT_WHOLE = 'Enter a whole number';

/** Reads an integer as users type it, including commas or blanks between thousands (A168). */
const readWhole = (typed: string): number | null => {
  const [, minus = '', digits = ''] = /^(-?)(.*)$/s.exec(typed.trim()) ?? [];
  const read = readNumber(digits, 0);
  return read === null || !minus ? read : -read;
};

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);

/** A typed whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number): FieldKind<number, string, number> => ({
  rule: z.string().check(
    z.refine((typed) => typed.trim() === '' || readWhole(typed) !== null, NOT_WHOLE),
    z.refine((typed) => isWithin(readWhole(typed), least, most), {
      error: `Enter a number from ${least} to ${most}`,
    }),
  ),
  toForm: (stored) => stored?.toString() ?? '',
  toInput: readWhole,
  same: sameText,
  format: (typed) => typed.trim(),
  inCell: typedInCell,
});

/** An amount as users type it (A168), stored in dollars. */
export const dollars: FieldKind<number, string, number> = {
  rule: z.string().check(
    z.refine((typed) => dollarsError(typed) === null, {
      error: ({ input }) => dollarsError(String(input)) ?? undefined,
    }),
  ),
  toForm: writeDollars,
  toInput: readDollars,
  same: (one, other) => sameText(one, other) || (readDollars(one) ?? one) === (readDollars(other) ?? other),
  format: (typed) => {
    const amount = readDollars(typed);
    return amount === null ? typed.trim() : formatMoney(amount);
  },
  inCell: typedInCell,
};

/** Texts with keys, each of at most `most` characters; empty ones are left out. */
export const keyedTexts = <Key extends string>(
  keys: readonly Key[],
  most: number,
): FieldKind<Record<string, unknown>, Record<Key, string>, Record<string, string>> => {
  const texts = (of: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>;
  const said = (typed: Record<Key, string>) => keys.filter((key) => typed[key].trim() !== '');
  return {
    rule: z.object(Object.fromEntries(keys.map((key) => [key, optionalText(most)]))) as never,
    toForm: (stored) => texts((key) => (typeof stored?.[key] === 'string' ? stored[key] : '')),
    toInput: (typed) => Object.fromEntries(said(typed).map((key) => [key, typed[key].trim()])),
    same: (one, other) => keys.every((key) => sameText(one[key], other[key])),
    format: (typed) =>
      said(typed)
        .map((key) => typed[key].trim())
        .join('; '),
  };
};

/** Yes or no. */
export const flag: FieldKind<boolean, boolean, boolean> = {
  rule: z.boolean(),
  toForm: (stored) => stored ?? false,
  toInput: (typed) => typed,
  same: identical,
  format: (typed) => (typed ? 'Yes' : 'No'),
  inCell: flagInCell,
};

/** A number or null, set by a control of its own. */
export const number: FieldKind<number, number | null, number> = {
  rule: z.nullable(z.number()),
  toForm: (stored) => stored,
  toInput: (typed) => typed,
  same: identical,
  format: (typed) => typed?.toString() ?? '',
};

/** 0 to 100 in steps of ten, or nothing, for a `ChanceField`. */
export const tens: FieldKind<number, number | null, number> = { ...number, inCell: tensInCell };

/** One of the numbers with a label; defaults to `first`, without which no number can be chosen either. */
export const chosenNumber = (
  labels: Readonly<Record<number, string>>,
  first?: number,
): FieldKind<number, string, number> => ({
  rule: z.string(),
  toForm: (stored) => (stored ?? first)?.toString() ?? '',
  toInput: (typed) => (typed === '' ? null : Number(typed)),
  same: identical,
  format: (typed) => (typed === '' ? '' : (labels[Number(typed)] ?? typed)),
  inCell: chosenInCell<string>(labels, first === undefined),
});

/** A calendar day, YYYY-MM-DD, for a `DayField`; `limits` say whether it can be empty, and its range (R323). */
export const dayWithin = (limits: Parameters<typeof dayRule>[0]): FieldKind<string, string, string> => ({
  ...typedText,
  rule: dayRule(limits),
  format: (typed) => formatDay(typed) || typed.trim(),
  inCell: dayInCell,
});

/** Any calendar day, or none. */
export const day = dayWithin({});

/** An instant, typed in New Zealand time; with `missing`, required with this error message. */
export const localInstant = (missing?: string): FieldKind<string, string, string> => ({
  rule: instantRule(missing),
  toForm: (stored) => (stored === null ? '' : toLocalInput(stored)),
  toInput: (typed) => (isLocalInstant(typed) ? instantOf(typed).toISOString() : null),
  same: sameText,
  format: (typed) => (isLocalInstant(typed) ? formatDateTime(instantOf(typed).toISOString()) : typed.trim()),
});

/** Another record. The form keeps the whole record with its name; the server takes its ID. */
export const record = <Option extends RecordOption = RecordOption>(): FieldKind<
  Option,
  Option | null,
  number
> => ({
  rule: z.nullable(z.custom<Option>()),
  toForm: (stored) => stored,
  toInput: (typed) => typed?.id ?? null,
  same: (one, other) => one?.id === other?.id,
  format: (typed) => typed?.name ?? '',
});

/** Another record as a required field; `missing` is its error message while none is chosen. */
export const requiredRecord = <Option extends RecordOption = RecordOption>(
  missing: string,
): FieldKind<Option, Option | null, number> => ({
  ...record<Option>(),
  rule: z.nullable(z.custom<Option>()).check(z.refine((chosen) => chosen !== null, missing)),
});

/** One of the values with a label, or none while nothing is chosen. */
export const choice = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): FieldKind<Value, Value | '', Value> => ({
  rule: z.custom<Value | ''>(),
  toForm: (stored) => stored ?? '',
  toInput: (typed) => typed || null,
  same: identical,
  format: (typed) => (typed ? labels[typed] : ''),
  inCell: chosenInCell<Value | ''>(labels as Partial<Record<Value | '', string>>, true),
});

/** One of the values with a label; defaults to `first`. */
export const choiceOfOne = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  first: NoInfer<Value>,
): FieldKind<Value, Value, Value> => ({
  rule: z.custom<Value>(),
  toForm: (stored) => stored ?? first,
  toInput: (typed) => typed,
  same: identical,
  format: (typed) => labels[typed],
  inCell: chosenInCell(labels),
});

/** Texts in the user's order, for a `ChipsField`: at most `max`, each of at most `longest` characters. */
export const chips = (
  max: number,
  longest: number,
): FieldKind<readonly string[], readonly string[], readonly string[]> => ({
  rule: z.readonly(z.array(optionalText(longest)).check(z.maxLength(max, tooMany(max)))),
  toForm: (stored) => stored ?? [],
  toInput: (typed) => typed,
  same: (one, other) => one.length === other.length && one.every((value, index) => value === other[index]),
  format: (typed) => typed.join(', '),
});

/** IDs of other records, which the form keeps as texts; their order does not matter. */
export const idTexts = (
  kind: FieldKind<readonly string[], readonly string[], readonly string[]>,
): FieldKind<readonly string[], readonly string[], readonly number[]> => ({
  ...kind,
  toInput: (typed) => typed.map(Number),
  same: (one, other) => one.length === other.length && one.every((value) => other.includes(value)),
});

/** Several of the values with a label. */
export const list = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): FieldKind<readonly Value[], readonly Value[], readonly Value[]> => ({
  rule: z.custom<readonly Value[]>(),
  toForm: (stored) => stored ?? [],
  toInput: (typed) => typed,
  same: (one, other) => one.length === other.length && one.every((value) => other.includes(value)),
  format: (typed) => typed.map((value) => labels[value]).join(', '),
});
