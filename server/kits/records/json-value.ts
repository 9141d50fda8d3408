import { z } from 'zod';

/** Characters that PostgreSQL does not store in JSON, or that show nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** The maximum nesting, far more than any value has. Deeper values would overflow the stack. */
const MAX_LEVELS = 30;

class UnusableJson extends Error {}

const storableText = (text: string): string => {
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableJson('This text contains characters that can’t be used.');
  return text.replace(CONTROLS, '');
};

function storable(value: unknown, levels: number): unknown {
  if (levels === 0) throw new UnusableJson('This is nested too deeply.');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable(item, levels - 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storable(item, levels - 1)]),
  );
}

/** A JSON object as it is stored: without control characters in its keys and texts, otherwise unchanged. */
export const jsonObject = z.record(z.string(), z.unknown()).transform((value, context) => {
  try {
    return storable(value, MAX_LEVELS) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof UnusableJson)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});
