import { INVISIBLE, UNUSABLE } from '../../shared/characters.js';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML cannot represent, and those that change the direction of the text around them. */
const REFUSED = new RegExp(`${UNUSABLE.source}|[\\ufffe\\uffff]`, 'gu');

/** Escapes user text for SVG and HTML, between tags and in quotes. */
export const xmlText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(REFUSED, '')
    .replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
