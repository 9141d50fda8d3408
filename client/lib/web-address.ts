/**
 * Returns a web address that is safe in a link: only http or https, with the protocol added if it is missing; null for
 * anything else.
 */
export function webAddress(value: string | null | undefined): string | null {
  if (!value) return null;
  const text = value.trim();
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(candidate);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
