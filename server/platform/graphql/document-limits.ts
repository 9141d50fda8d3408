import { Lexer, Source, TokenKind } from 'graphql';
import { badInput } from '../errors.js';

/** Tokens of a document; more than any screen of the site needs. */
export const MAX_TOKENS = 3000;
/** Brackets in brackets; parsing and checking descend once for each. */
const MAX_NESTING = 50;

/** Longer documents are read and answered, and not kept for the next time. */
const KEPT_UP_TO = 10_000;
/** So many documents are kept: several times those of the site's own screens. */
export const KEPT_DOCUMENTS = 400;

/** Whether it is worth keeping what was made of a document of this text. */
export const isKept = (text: string) => text.length <= KEPT_UP_TO;

const OPENS = new Set<string>([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const CLOSES = new Set<string>([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

/**
 * Refuses a document that is nested so deeply that reading it would overflow the stack. Looks at tokens only; what
 * cannot be read at all is left for the parser to say.
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
