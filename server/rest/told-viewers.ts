/**
 * How an answer tells for whom a field is, given what integrators call the viewers of the record: for `answerShape`.
 */
export function toldViewers<Viewer extends string>(words: Record<Viewer, string>) {
  const list = new Intl.ListFormat('en-NZ', { type: 'conjunction' });
  return {
    everybody: Object.keys(words) as Viewer[],
    told: (viewers: readonly Viewer[]) => `Only for ${list.format(viewers.map((viewer) => words[viewer]))}.`,
  };
}
