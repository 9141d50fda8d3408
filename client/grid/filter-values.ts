/** The chosen values that `labels` names; an address may hold any others. */
export const knownValues = <Value extends string>(
  chosen: readonly string[] | undefined,
  labels: Readonly<Record<Value, string>>,
): Value[] | undefined => chosen?.filter((value): value is Value => Object.hasOwn(labels, value));

/** Yes or no, as the choices of a filter say it; nothing while nothing is chosen. */
export const yesOrNo = (chosen: readonly string[] | undefined, yes = 'yes'): boolean | undefined =>
  chosen?.[0] ? chosen[0] === yes : undefined;
