/** Values that are shown as they are stored, for a choice. */
export const sameWords = <const Values extends readonly string[]>(values: Values) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Value in Values[number]]: Value };

/** The same as the choices of a field. */
export const choicesIn = (words: Readonly<Record<string, string>>) =>
  Object.keys(words).map((value) => ({ value, label: value }));
