/**
 * The characters of Windows-1252 from 0x80 to 0x9f. In other encodings these numbers are control characters.
 */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Corrects a text in Windows-1252 that was read as Latin-1. */
export const asWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? character);
