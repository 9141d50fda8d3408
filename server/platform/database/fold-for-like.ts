import { asSpelledInAddresses } from '../../../shared/email-address.js';
import { fold } from '../../../shared/fold.js';

/**
 * Returns a search text in the form that it is compared in: folded, with the domain of an address as it is
 * stored.
 */
export const foldSearchText = (text: string): string => fold(asSpelledInAddresses(text));

/** Returns a folded search text for LIKE, with %, _ and \ escaped. */
export const foldForLike = (text: string) => foldSearchText(text).replace(/[\\%_]/g, '\\$&');
