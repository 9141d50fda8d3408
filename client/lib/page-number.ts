/** The maximum page number of lists. */
const MAX_PAGE = 4000;

/** Returns the page number in an address, from 1; the first page if it is not valid. */
export function readPage(page: string | null): number {
  return page && /^[1-9]\d{0,3}$/.test(page) && Number(page) <= MAX_PAGE ? Number(page) : 1;
}
