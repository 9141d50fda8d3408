/** Home in the language of an address (R032). */
export const homeOf = (url: string): string => (/^\/mi(?=[/?]|$)/i.test(url) ? '/mi' : '/');

/** Whether browsers, or our own router, would read another host's name out of the address: '//name', '/\name'. */
export const namesAnotherHost = (url: string): boolean => /^(\/mi)?\/[/\\]/i.test(url);

/** The same path on this host, with one slash. Links such as '//business/1' come from joining '…/' and '/business/1'. */
export const onThisHost = (url: string): string => url.replace(/^(\/mi)?\/[/\\]+/i, '$1/');
