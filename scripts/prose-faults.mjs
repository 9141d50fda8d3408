const RIDDLE =
  /^(what|who|whom|whose|those|that of|of|as|how|whether|where|somebody|nobody|whoever|its?|the ones?)\b/i;
const FEWEST_WORDS = 3;

/** Returns the reason a description cannot be understood at first sight, or null. */
export function faultOfText(text) {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (!plain) return 'has no description';
  if (RIDDLE.test(plain)) return 'begins as a riddle';
  if (plain.split(' ').length < FEWEST_WORDS) return 'has fewer than three words';
  return null;
}
