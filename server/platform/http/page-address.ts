/** Home in the language of an address (R032). */
export const homeOf = (url: string): string => (/^\/mi(?=[/?]|$)/i.test(url) ? '/mi' : '/');

/** Whether browsers, or our own router, would read another host's name out of the address: '//name', '/\name'. */
export const namesAnotherHost = (url: string): boolean => /^(\/mi)?\/[/\\]/i.test(url);

/** The address that such a one means on this host: '//business/1' comes about where an address ends and a path begins with a slash. */
export const onThisHost = (url: string): string => url.replace(/^(\/mi)?\/[/\\]+/i, '$1/');
