/**
 * Whether `target` is an absolute path of this site (A35). Anything that a browser could read as another host is not:
 * browsers drop tabs and line breaks inside addresses, so '/\t/evil' would become '//evil'.
 */
export function isSameSitePath(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target)) return false;
  return ![...target].some((character) => character.charCodeAt(0) < 0x20 || character === '\\');
}
