import { fold } from '../../../shared/fold.js';

/** Folded text for LIKE, in which %, _ and \ stand for themselves. */
export const foldForLike = (value: string) => fold(value).replace(/[\\%_]/g, '\\$&');
