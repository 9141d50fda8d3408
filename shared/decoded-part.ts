/** A part of an address without its escapes; as it stands where these are not well formed. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
