/**
 * Reads WEB_ORIGINS: the origins of other websites, separated by spaces or commas.
 * @throws Error with the rest of a line that starts with the name of the setting
 */
export function readWebOrigins(value: string, production: boolean): string[] {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  return entries.map((entry) => readOrigin(entry, production));
}

/** Names, IPv4 addresses and IPv6 addresses in brackets, without wildcards. */
const HOST = /^[a-z\d.-]+$|^\[[\da-f:.]+\]$/;

function readOrigin(entry: string, production: boolean): string {
  const shown = entry.slice(0, 60);
  const url = URL.canParse(entry) ? new URL(entry) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !HOST.test(url.hostname) ||
    url.origin !== entry.toLowerCase().replace(/\/$/, '')
  )
    throw new Error(
      `must be origins such as https://shop.example.nz, separated by spaces; "${shown}" is not an origin`,
    );
  if (production && url.protocol !== 'https:')
    throw new Error(`must start with https:// in production; "${shown}" does not`);
  return url.origin;
}
