import type { NormalizedCacheObject } from '@apollo/client';
import type { PageReads } from '../../shared/rendered-page';

const ROOT = 'ROOT_QUERY';

/** Returns the field of a name in the cache: 'supplier' of 'supplier({"id":5})'. */
const fieldOf = (stored: string) => /^\w+/.exec(stored)?.[0] ?? stored;

/** Returns everything that a rendering has read, according to the cache that it filled. */
export function pageReads(cache: NormalizedCacheObject): PageReads {
  const answers = Object.entries(cache[ROOT] ?? {}).filter(([stored]) => stored !== '__typename');
  const fields = (wanted: (answer: unknown) => boolean) => [
    ...new Set(answers.filter(([, answer]) => wanted(answer)).map(([stored]) => fieldOf(stored))),
  ];
  return {
    records: Object.keys(cache).filter((id) => id !== ROOT),
    fields: fields((answer) => answer !== null),
    missing: fields((answer) => answer === null),
  };
}
