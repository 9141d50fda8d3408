const MOST_LETTERS = 40;

/** The number in an address, as certificates spell it; null for what cannot be one. */
export function certificateNumber(params: Readonly<Record<string, string | undefined>>): string | null {
  const number = params.number?.trim().toUpperCase() ?? '';
  return /^UC-\d{4}-\d{6,}$/.test(number) && number.length <= MOST_LETTERS ? number : null;
}
