/** The highest allowed number of exceptions. */
export const MAX_EXCEPTIONS = 20;

/** Files, or folders that end with a slash, whose texts and names are not checked, each with the reason. */
export const EXCEPTIONS = [
  { path: 'migrations/', reason: 'A migration never changes once it has run; its hash is checked.' },
];
