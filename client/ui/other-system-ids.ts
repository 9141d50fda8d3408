/** Returns the ids of a record in other systems for its header, each with its system: “xero: INV-0042”. */
export const otherSystemIds = (refs: readonly Readonly<{ system: string; externalId: string }>[]): string[] =>
  refs.map(({ system, externalId }) => `${system}: ${externalId}`);
