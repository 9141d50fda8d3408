/** Returns the entry of a table under a name that may not be in it. */
export const byName = <Words>(table: Readonly<Record<string, Words>>, name: string): Words | undefined =>
  table[name];
