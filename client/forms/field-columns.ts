/** Grid columns for two fields side by side, stacked on a phone. A long option or word widens neither. */
export const twoFields = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } as const;

/** The same for three fields. */
export const threeFields = { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } as const;
