/** The contribution in dollars that equals one hour of community work (R280). */
export const DOLLARS_PER_HOUR = 22.75;

/** Returns the whole hours of community work that a contribution in dollars equals (R280, A101). */
export const equivalentHours = (contribution: number) => Math.round(contribution / DOLLARS_PER_HOUR);
