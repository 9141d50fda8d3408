/** Returns the text if it is long enough to search for, or is a number; otherwise an empty text. */
export const searchable = (text: string, least: number): string =>
  text.length >= least || /^\d+$/.test(text) ? text : '';
