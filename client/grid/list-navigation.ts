/** The records of a list, passed on to a record's screen for links to the previous and next ones. */
export type ListPosition = {
  /** IDs of the rows that were loaded, in the order of the list. */
  ids: readonly number[];
  total: number;
  /** True if there may be more, which are not counted. */
  orMore?: boolean;
  /** The list's query variables and the cursor of its next rows; null if all are loaded. */
  more: { variables: unknown; after: string } | null;
};

/** Fetches the IDs after a cursor. */
export type NextIds = (
  variables: unknown,
  after: string,
) => Promise<{ ids: readonly number[]; after: string | null }>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads the walk from the state of a location, which may contain anything. */
export function listPositionIn(state: unknown): ListPosition | null {
  const walk = isObject(state) ? state.walk : null;
  if (!isObject(walk) || !Array.isArray(walk.ids) || !walk.ids.every(Number.isInteger)) return null;
  const more = isObject(walk.more) && typeof walk.more.after === 'string' ? walk.more : null;
  return {
    ids: walk.ids,
    total: Number(walk.total) || walk.ids.length,
    orMore: walk.orMore === true,
    more: more as ListPosition['more'],
  };
}

/** Returns the walk with the list's next rows. */
export async function extendList(walk: ListPosition, next: NextIds): Promise<ListPosition> {
  if (!walk.more) return walk;
  const { variables } = walk.more;
  const { ids, after } = await next(variables, walk.more.after);
  const known = new Set(walk.ids);
  return {
    ...walk,
    ids: [...walk.ids, ...ids.filter((id) => !known.has(id))],
    more: after === null ? null : { variables, after },
  };
}
