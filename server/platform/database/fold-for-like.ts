import { asSpelledInAddresses } from '../../../shared/email-address.js';
import { fold } from '../../../shared/fold.js';

/** A text to look for as it is compared: folded, the domain of an address as it is stored. */
export const foldSought = (text: string): string => fold(asSpelledInAddresses(text));

/** The same for LIKE, in which %, _ and \ stand for themselves. */
export const foldForLike = (text: string) => foldSought(text).replace(/[\\%_]/g, '\\$&');
