/** The records of a list, carried along to one of them, so that it leads on to those before and behind it. */
export type ListWalk = {
  /** Of the rows that were loaded, in the order of the list. */
  ids: readonly number[];
  total: number;
  /** There may be more, which are not counted. */
  orMore?: boolean;
  /** What the list was asked, and where it goes on; null where all are loaded. */
  more: { variables: unknown; after: string } | null;
};

/** How the list goes on behind a place. */
export type NextIds = (
  variables: unknown,
  after: string,
) => Promise<{ ids: readonly number[]; after: string | null }>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The walk in the state of a location, which anybody may have put there. */
export function walkIn(state: unknown): ListWalk | null {
  const walk = isObject(state) ? state.walk : null;
  if (!isObject(walk) || !Array.isArray(walk.ids) || !walk.ids.every(Number.isInteger)) return null;
  const more = isObject(walk.more) && typeof walk.more.after === 'string' ? walk.more : null;
  return {
    ids: walk.ids,
    total: Number(walk.total) || walk.ids.length,
    orMore: walk.orMore === true,
    more: more as ListWalk['more'],
  };
}

/** The walk with its next rows. */
export async function walkOn(walk: ListWalk, next: NextIds): Promise<ListWalk> {
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
