import { UNSEEN, UNUSABLE } from '../../shared/characters.js';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What XML has no way to say, and what turns the direction of what stands beside it. */
const REFUSED = new RegExp(`${UNUSABLE.source}|[\\ufffe\\uffff]`, 'gu');

/** A text that people have typed, as it may stand in SVG and HTML: between tags and in quotes. */
export const xmlText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(REFUSED, '')
    .replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
