/** As far as lists page. */
const MAX_PAGE = 4000;

/** The page that an address asks for, from 1; what is no page asks for the first. */
export function readPage(page: string | null): number {
  return page && /^[1-9]\d{0,3}$/.test(page) && Number(page) <= MAX_PAGE ? Number(page) : 1;
}
