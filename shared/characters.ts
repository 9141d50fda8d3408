/** Characters that cannot be seen, or that turn the direction of writing: no part of a text. */
export const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Characters that show nothing and mean something to a terminal or a mail server, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const UNUSABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;
