import { badField } from '../../platform/errors.js';

const KEYWORD = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;

/**
 * Refuses a keyword that cannot be used in the address of a record.
 * @throws AppError BAD_USER_INPUT
 */
export function requireUsableKeyword(keyword: string): void {
  if (!KEYWORD.test(keyword))
    throw badField('urlKeyword', 'Letters, digits and - . _ ~ alone, without blanks.');
}
