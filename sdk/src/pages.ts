/** A page of a list, as far as paging needs it. */
export interface Page<Item> {
  nodes: readonly Item[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * Reads a list page by page and yields its items. The next page is read when its first item is requested.
 * `load` receives the variables of each page: `after`, or `offset` for lists without cursors.
 */
export async function* itemsOf<Item>(
  load: (position: { after?: string; offset?: number }) => Promise<Page<Item>>,
  start: { after?: string; offset?: number },
): AsyncGenerator<Item, void, undefined> {
  let position = start;
  for (;;) {
    const { nodes, pageInfo } = await load(position);
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    position = pageInfo.endCursor
      ? { after: pageInfo.endCursor }
      : { offset: (position.offset ?? 0) + nodes.length };
    if (nodes.length === 0) throw new Error('The list says that more items follow, but its page is empty.');
  }
}

/**
 * Checks that a document can be paged.
 * @throws TypeError if it has no variable for the position, which would return the first page again and again
 */
export function requirePosition(text: string, position: { after?: string; offset?: number }): void {
  for (const name of Object.keys(position))
    if (!new RegExp(`\\$${name}\\b`).test(text))
      throw new TypeError(`The document needs a variable $${name} to read the next page.`);
}
