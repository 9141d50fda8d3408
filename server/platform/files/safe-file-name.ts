const MAX_LETTERS = 120;

/**
 * Returns the name that a file is downloaded under: its original name without folders and forbidden
 * characters, with the extension of its content. Null if nothing is left.
 */
export function safeFileName(sent: string | null, extension: string): string | null {
  const last = (sent ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/[<>:"|?*\p{C}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = [...stem].slice(0, MAX_LETTERS).join('').trim();
  return short === '' ? null : `${short}.${extension}`;
}
