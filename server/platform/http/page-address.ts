/** Returns the address of Home in the language of an address (R032). */
export const homeOf = (url: string): string => (/^\/mi(?=[/?]|$)/i.test(url) ? '/mi' : '/');

/**
 * Returns true if browsers, or our own router, would read another host from the address: '//name', '/
 * ame'.
 */
export const namesAnotherHost = (url: string): boolean => /^(\/mi)?\/[/\\]/i.test(url);

/**
 * Returns the same path on this host with a single slash. Links such as '//business/1' come from joining '…/'
 * and '/business/1'.
 */
export const onThisHost = (url: string): string => url.replace(/^(\/mi)?\/[/\\]+/i, '$1/');
