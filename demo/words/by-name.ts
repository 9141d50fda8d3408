/** What a table of words has under a name that may not stand in it. */
export const byName = <Words>(table: Readonly<Record<string, Words>>, name: string): Words | undefined =>
  table[name];
