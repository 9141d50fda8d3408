/** SQL of a stored word as the API spells it: 'In Progress' is IN_PROGRESS. */
export const enumName = (column: string) => `upper(replace(${column}, ' ', '_'))`;

/** SQL of an instant as the API writes it. */
export const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
