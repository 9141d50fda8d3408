import path from 'node:path';

/** House words, each with the terms to use instead. */
const HOUSE_WORDS = {
  asked: 'request, requested, params or options',
  told: 'notice, event, message or response',
  kept: 'stored, saved, cached or retained',
  heard: 'received or listener',
  keeper: 'editor role',
  chore: 'scheduled job',
  chores: 'scheduled jobs',
  sought: 'search text or query',
  acts: 'actions',
  'in words': 'format',
  'in turn': 'queue, mutex or enqueue',
  'hand over': 'transfer or dispatch',
  'tell of': 'alert or report',
  'given up': 'undeliverable or failed',
  'take back': 'undo or revert',
  'put back': 'restore',
};

const HOUSE_WORD = new RegExp(`\\b(${Object.keys(HOUSE_WORDS).join('|')})\\b`);
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const enum|const|let|class|type|interface|enum) +(\w+)/gm;

/** Returns the lower-case words of a name in camelCase, PascalCase, UPPER_CASE or kebab-case. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();

/** Returns the reason a name is not understood at first sight, or null. */
function faultOfName(name) {
  const [, word] = HOUSE_WORD.exec(wordsOf(name)) ?? [];
  return word ? `has the house word “${word}”: use ${HOUSE_WORDS[word]}` : null;
}

/** Returns the name of a file with its fault. */
export const faultOfFileName = (file) => {
  const { name } = path.parse(file);
  return { line: 1, text: name, fault: faultOfName(name) };
};

/** Returns the names that a source declares at module level, with their lines and faults. */
export const faultsOfDeclarations = (source) =>
  [...source.matchAll(DECLARATION)].map(({ 1: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text,
    fault: faultOfName(text),
  }));
