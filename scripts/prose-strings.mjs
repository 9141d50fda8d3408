/** Words that do not belong in a text that users, staff or operators read, each with the plain way to say it. */
const UNPLAIN = {
  somebody: 'name the user, the visitor or staff',
  nobody: 'name the user, the visitor or staff',
  whoever: 'name the user, the visitor or staff',
  whom: 'use “who” or “that”',
  'not there any more': 'no longer exists',
  meanwhile: 'since then',
  'just now': 'right now',
  'handed over': 'dispatched or sent',
  'given up': 'could not be delivered',
  'was kept': 'stored, or not deleted',
  'are kept': 'stored, or not deleted',
  'to be kept': 'to store',
  told: 'notified',
};
/** Beginnings that hide the noun. */
const RIDDLES = ['What was', 'What is typed', 'Those that'];

const WORD = new RegExp(`\\b(${Object.keys(UNPLAIN).join('|')})\\b`, 'i');
const RIDDLE = new RegExp(`^(${RIDDLES.join('|')})\\b`);

/** A quoted text or a text of JSX that begins with a capital letter or a value, like a sentence. */
const QUOTED = /(['"`])((?:[A-Z“](?![A-Z])|\$\{)(?:\\.|(?!\1)[^\\])*)\1/g;
const JSX_TEXT = />\s*([A-Z][^<>{}='"`;]*)(?=[<{])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns the reason a sentence is not understood at first sight, or null. */
function faultOfSentence(text) {
  const [, riddle] = RIDDLE.exec(text) ?? [];
  if (riddle) return `begins with “${riddle}”: name the thing`;
  const [, word] = WORD.exec(text) ?? [];
  return word ? `says “${word}”: ${UNPLAIN[word.toLowerCase()]}` : null;
}

/** Returns true for sources with texts that people read: those of the product, without its tests. */
export const hasReadTexts = (file) =>
  /^(client|server|shared)\//.test(file) && /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file);

/** Returns the sentences that a source contains as strings or in JSX, with their lines and faults. */
export function faultsOfStrings(source) {
  // Comments become blank lines, so that quotes in them do not count and lines keep their numbers.
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = [...code.matchAll(QUOTED), ...(/<\/|\/>/.test(code) ? code.matchAll(JSX_TEXT) : [])];
  return found
    .map((match) => ({ line: code.slice(0, match.index).split('\n').length, text: match.at(-1).trim() }))
    .filter(({ text }) => text.includes(' '))
    .map((sentence) => ({ ...sentence, fault: faultOfSentence(sentence.text) }));
}
