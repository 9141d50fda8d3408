/** How long a text may be, and what is said of a longer one. */
export type TextLimit = {
  readonly max: number;
  readonly message: string;
  /** What the field itself takes; more than `max`, so that a longer text is seen and complained of, or none. */
  readonly inputMax?: number;
};

/** The two ways in which the product says it. */
const messages = {
  Max: (max: number) => `Max ${max} characters.`,
  Maximum: (max: number) => `Maximum of ${max} characters allowed.`,
};

/**
 * The one place for the longest texts: `maxLength(500, 'Max')` says "Max 500 characters." (R075, R078),
 * `maxLength(100)` "Maximum of 100 characters allowed." (R072, R073, R135). With `inputMax` the field takes no more
 * than that (R074, R137). Forms take it as `text(limit)` and `limit={limit}`, the server as `text(limit)` (A91).
 */
export const maxLength = (
  max: number,
  words: keyof typeof messages = 'Maximum',
  inputMax?: number,
): TextLimit => ({ max, message: messages[words](max), ...(inputMax !== undefined && { inputMax }) });
