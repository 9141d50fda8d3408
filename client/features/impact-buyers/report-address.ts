/** Ids are 32 bits wide; a larger number is nobody's. */
const MAX_ID = 2 ** 31 - 1;
/** A longer keyword is nobody's either. */
const MAX_KEYWORD = 100;

/**
 * The variables of a report by its address, whichever spelling: digits alone are an id, all else is a keyword
 * (A14, R144). Null for what cannot be anybody's.
 */
export function reportVariables({ keyword = '' }: { keyword?: string }) {
  if (/^\d+$/.test(keyword)) {
    const id = Number(keyword);
    return id > 0 && id <= MAX_ID ? { id, urlKeyword: null } : null;
  }
  return keyword.trim() !== '' && keyword.length <= MAX_KEYWORD ? { id: null, urlKeyword: keyword } : null;
}
