/** Returns the labels as the choices of a field. */
export const choicesIn = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
