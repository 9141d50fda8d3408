import { Lexer, Source, TokenKind } from 'graphql';
import { badInput } from '../errors.js';

/** The maximum number of tokens in a document, more than any screen of the site needs. */
export const MAX_TOKENS = 3000;
/** The maximum nesting of brackets. Parsing and validation recurse once for each level. */
const MAX_NESTING = 50;

/** The length up to which documents are cached. Longer ones are run but not cached. */
const MAX_CACHED_LENGTH = 10_000;
/** The number of cached documents, several times as many as the screens of the site use. */
export const MAX_CACHED_DOCUMENTS = 400;

/** Returns true if results for a document of this text are worth caching. */
export const isCacheable = (text: string) => text.length <= MAX_CACHED_LENGTH;

const OPENS = new Set<string>([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const CLOSES = new Set<string>([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

/**
 * Refuses a document that is nested so deeply that parsing it would overflow the stack. Looks at tokens only
 * and leaves other syntax errors to the parser.
 * @throws AppError BAD_USER_INPUT
 */
export function limitNesting(text: string): void {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  try {
    for (let tokens = 0; tokens <= MAX_TOKENS; tokens++) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return;
      if (OPENS.has(kind)) depth += 1;
      if (CLOSES.has(kind)) depth -= 1;
      if (depth > MAX_NESTING) break;
    }
  } catch {
    return;
  }
  if (depth > MAX_NESTING) throw badInput('This document is nested too deeply.');
}

const LIMIT =
  /^Syntax Error: (Query depth|Aliases|Directives|Character) limit of (\d+) exceeded, found (\d+)/i;
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that? (\d+) tokens/;

const MESSAGES: Record<string, (limit: string, found: string) => string> = {
  'query depth': (limit, found) => `This document is ${found} levels deep, and the limit is ${limit}.`,
  aliases: (limit, found) => `This document has ${found} aliases, and the limit is ${limit}.`,
  directives: (limit, found) => `This document has ${found} directives, and the limit is ${limit}.`,
  character: (limit, found) => `This document has ${found} characters, and the limit is ${limit}.`,
};

/**
 * Returns a plain message for a document over a limit, which the checks call a syntax error. Other messages
 * are returned unchanged.
 */
export function describeLimit(message: string): string {
  const [, name = '', limit = '', found = ''] = LIMIT.exec(message) ?? [];
  const [, tokens] = TOO_MANY_TOKENS.exec(message) ?? [];
  if (tokens) return `This document has more than ${tokens} tokens, which is the limit.`;
  return MESSAGES[name.toLowerCase()]?.(limit, found) ?? message;
}
