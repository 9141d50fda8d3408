/** Decodes the escapes in a part of an address. Returns it unchanged if they are malformed. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
