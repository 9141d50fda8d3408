/** Returns the chosen values that have a label, since an address can contain any others. */
export const knownValues = <Value extends string>(
  chosen: readonly string[] | undefined,
  labels: Readonly<Record<Value, string>>,
): Value[] | undefined => chosen?.filter((value): value is Value => Object.hasOwn(labels, value));

/** Converts the choice of a yes-or-no filter; undefined if nothing is chosen. */
export const yesOrNo = (chosen: readonly string[] | undefined, yes = 'yes'): boolean | undefined =>
  chosen?.[0] ? chosen[0] === yes : undefined;
