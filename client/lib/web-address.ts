/** A web address that may stand in a link: http or https alone, completed when the protocol is missing. */
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
