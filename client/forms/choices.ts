/** Returns values that are their own labels, for a choice. */
export const sameText = <const Values extends readonly string[]>(values: Values) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Value in Values[number]]: Value };

/** Returns the labels as the choices of a field. */
export const choicesIn = (words: Readonly<Record<string, string>>) =>
  Object.keys(words).map((value) => ({ value, label: value }));
