/** Stored words as the API spells them: 'In Progress' is IN_PROGRESS. */
export const enumName = (value: string | null): string | null =>
  value === null ? null : value.toUpperCase().replace(/ /g, '_');
