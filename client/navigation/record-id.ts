/** Returns the ID of a record in an address; null for anything that cannot be one. */
export function recordId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
