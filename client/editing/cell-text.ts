import { hasElements } from '../../shared/rich-text';
import { readDay, readTime, showDay, showTime } from '../lib/parse-days';

/** Converts values of one kind for editing them in a cell of a list: typed as text, or chosen from a list. */
export type CellText<Typed> = {
  toText(typed: Typed): string;
  /** Invalid text stays as it was typed, for the rule of its kind to reject. */
  fromText(text: string): Typed;
  /** Values to choose from; without them, the text is typed. */
  readonly choices?: readonly { value: string; label: string }[];
  /** If true, the text can have several lines. */
  readonly lines?: boolean;
  /** Returns true if this value can be edited in a cell; without it, every value can. */
  takes?(typed: Typed): boolean;
};

/** A value that is also text on its form. */
export const typedInCell: CellText<string> = { toText: (typed) => typed, fromText: (text) => text };

/** Text that can have several lines. */
export const linesInCell: CellText<string> = { ...typedInCell, lines: true };

/** Rich text without formatting; text with headings or lists is only edited in its form. */
export const plainInCell: CellText<string> = { ...linesInCell, takes: (typed) => !hasElements(typed) };

/** A calendar day in its usual spelling (R323). */
export const dayInCell: CellText<string> = {
  toText: showDay,
  fromText: (text) => readDay(text) ?? text.trim(),
};

/** A day followed by a time in their usual spelling; a day alone means its first minute, as on forms (R323). */
export const instantInCell: CellText<string> = {
  toText: (typed) => {
    const [day = '', time = ''] = typed.split('T');
    return `${showDay(day)} ${showTime(time)}`.trim();
  },
  fromText: (text) => {
    const alone = readDay(text);
    if (alone) return `${alone}T00:00`;
    const [, before = '', after = ''] = /^(.*?\S)\s+(\S+(?:\s*[ap]\.?m\.?)?)$/i.exec(text.trim()) ?? [];
    const [day, time] = [readDay(before), readTime(after)];
    return day && time ? `${day}T${time}` : text.trim();
  },
};

/** Yes or no. */
export const flagInCell: CellText<boolean> = {
  toText: (typed) => (typed ? 'yes' : 'no'),
  fromText: (text) => text === 'yes',
  choices: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** 0 to 100 percent in steps of ten, or nothing. */
export const tensInCell: CellText<number | null> = {
  toText: (typed) => typed?.toString() ?? '',
  fromText: (text) => (text === '' ? null : Number(text)),
  choices: [
    { value: '', label: '–' },
    ...Array.from({ length: 11 }, (_, ten) => ({ value: String(ten * 10), label: `${ten * 10}%` })),
  ],
};

/**
 * Another record out of a list, or none, for which `none` is the label. A record outside the list can only be changed
 * in the form.
 */
export const recordInCell = <Option extends { id: number; name: string }>(
  options: readonly Option[],
  none: string,
): CellText<Option | null> => ({
  toText: (chosen) => chosen?.id.toString() ?? '',
  fromText: (text) => options.find(({ id }) => id.toString() === text) ?? null,
  choices: [
    { value: '', label: none },
    ...options.map(({ id, name }) => ({ value: id.toString(), label: name })),
  ],
  takes: (chosen) => chosen === null || options.some(({ id }) => id === chosen.id),
});

/** One of the values with a label; with `none` also no value. */
export const chosenInCell = <Typed extends string>(
  labels: Readonly<Partial<Record<Typed, string>>>,
  none = false,
): CellText<Typed> => ({
  toText: (typed) => typed,
  fromText: (text) => text as Typed,
  choices: [
    ...(none ? [{ value: '', label: '–' }] : []),
    ...Object.entries<string | undefined>(labels).map(([value, label = value]) => ({ value, label })),
  ],
});
