/**
 * Returns the query of an address with only the parameters that its page knows, in the order of their names: '?page=2',
 * or ''.
 */
export function knownSearch(search: string, parameters: readonly string[] = []): string {
  if (!search || parameters.length === 0) return '';
  const sent = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of [...parameters].sort()) {
    const value = sent.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}
