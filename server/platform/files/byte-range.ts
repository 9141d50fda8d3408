import type { ByteRange } from './file-store.js';

const BYTE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the part that a `Range` header asks for. Undefined if it asks for several parts or is not
 * understood.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const [, first = '', last = ''] = BYTE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return { last: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return last === '' ? { first: Number(first) } : { first: Number(first), last: Number(last) };
}

/** Returns the range of bytes in a file of this size. Undefined if the file has none of them. */
export function resolveRange(
  { first, last }: ByteRange,
  size: number,
): { first: number; last: number } | undefined {
  if (first === undefined) {
    const bytes = Math.min(last ?? 0, size);
    return bytes > 0 ? { first: size - bytes, last: size - 1 } : undefined;
  }
  return first < size ? { first, last: Math.min(last ?? size - 1, size - 1) } : undefined;
}
