/** Describes the viewers of a field for `answerShape`, given the words for the viewers of the record. */
export function describeViewers<Viewer extends string>(words: Record<Viewer, string>) {
  const list = new Intl.ListFormat('en-NZ', { type: 'conjunction' });
  return {
    everybody: Object.keys(words) as Viewer[],
    describe: (viewers: readonly Viewer[]) =>
      `Only for ${list.format(viewers.map((viewer) => words[viewer]))}.`,
  };
}
