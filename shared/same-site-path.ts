/**
 * Returns true if `target` is an absolute path of this site (A35). Browsers could read some paths as another
 * host, since they drop tabs and line breaks: '/\t/evil' would become '//evil'. Such paths are refused.
 */
export const isSameSitePath = (target: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(target);
