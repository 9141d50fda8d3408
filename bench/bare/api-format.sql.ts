/** Returns SQL of a stored value in the spelling of the API: 'In Progress' is IN_PROGRESS. */
export const enumName = (column: string) => `upper(replace(${column}, ' ', '_'))`;

/** Returns SQL of a stored value by its name in an enum of the API. */
export const enumValueIn = (column: string, named: Readonly<Record<string, string>>) => {
  const cases = Object.entries(named).map(([name, stored]) => `WHEN '${stored}' THEN '${name}'`);
  return `CASE ${column} ${cases.join(' ')} END`;
};

/** Returns SQL of a time in the format of the API. */
export const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
