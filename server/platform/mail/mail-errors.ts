/** The mail cannot be delivered, whenever it is tried: its server refused it for good, or cannot be handed its address. */
export class PermanentMailError extends Error {}

/** The words of the mail were on their way and no answer came: the server may have taken it or not. */
export class UnansweredMailError extends Error {}
