/** What of a text is sought where fewer letters than `least` cannot be looked up: all of it, or nothing. Numbers can. */
export const searchable = (text: string, least: number): string =>
  text.length >= least || /^\d+$/.test(text) ? text : '';
