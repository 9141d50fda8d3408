/**
 * Whether `target` is an absolute path of this site (A35). Anything that a browser could read as another host is not:
 * browsers drop tabs and line breaks inside addresses, so '/\t/evil' would become '//evil'.
 */
export const isSameSitePath = (target: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(target);
