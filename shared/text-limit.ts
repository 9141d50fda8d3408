/** The maximum length of a text, and the message for longer texts. */
export type TextLimit = {
  readonly max: number;
  readonly message: string;
  /**
   * The maximum length that the input accepts. It is more than `max`, so that users see the message, or
   * absent for no limit.
   */
  readonly inputMax?: number;
};

/** The two wordings of the message. */
const messages = {
  Max: (max: number) => `Max ${max} characters.`,
  Maximum: (max: number) => `Maximum of ${max} characters allowed.`,
};

/**
 * Returns the limit of a text: `maxLength(500, 'Max')` says "Max 500 characters." (R075, R078),
 * `maxLength(100)` says "Maximum of 100 characters allowed." (R072, R073, R135). With `inputMax`, the input
 * accepts no longer text (R074, R137). Forms use it as `text(limit)` and `limit={limit}`, the server as
 * `text(limit)` (A91).
 */
export const maxLength = (
  max: number,
  words: keyof typeof messages = 'Maximum',
  inputMax?: number,
): TextLimit => ({ max, message: messages[words](max), ...(inputMax !== undefined && { inputMax }) });
