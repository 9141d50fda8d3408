const inDigits = (count: number) => count.toLocaleString('en-NZ');

/** Returns the message for a list with more than `most` items. */
export const tooMany = (most: number): string => `No more than ${inDigits(most)} are allowed.`;

/** Returns the message for a list with fewer than `least` items. */
export const tooFew = (least: number): string => `Enter at least ${inDigits(least)}.`;

/** Returns the message for a number above `most`. */
export const tooLarge = (most: number): string => `This must be ${inDigits(most)} or less.`;

/** Returns the message for a number below `least`. */
export const tooSmall = (least: number): string => `This must be ${inDigits(least)} or more.`;

/** Returns the message for a value that is not one of these. */
export const oneOf = (values: readonly unknown[]): string => `This must be one of: ${values.join(', ')}.`;
