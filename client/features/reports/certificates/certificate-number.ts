const MAX_LETTERS = 40;

/** Returns the certificate number of an address in its canonical spelling, or null if it cannot be one. */
export function certificateNumber(params: Readonly<Record<string, string | undefined>>): string | null {
  const number = params.number?.trim().toUpperCase() ?? '';
  return /^UC-\d{4}-\d{6,}$/.test(number) && number.length <= MAX_LETTERS ? number : null;
}
