const MOST_LETTERS = 120;

/**
 * What a file is called for those who download it: the name it came under without folders, without what systems cannot
 * have in a name, and ending as its content says. Null where nothing is left.
 */
export function safeFileName(sent: string | null, extension: string): string | null {
  const last = (sent ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/[<>:"|?*\p{C}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = [...stem].slice(0, MOST_LETTERS).join('').trim();
  return short === '' ? null : `${short}.${extension}`;
}
