import type { LiveChange } from '../../platform/live/live-change.type.js';
import { watch } from '../../platform/live/watch.js';
import { apiTokenOf, type RequestContext, userOf } from '../../platform/request-context.js';
import { visibleTaskIds } from './task.read-model.js';

/**
 * Returns the changes of the caller’s tasks. With an API token, leaves out changes of tasks that its scopes do
 * not allow, and lists all others where it is unknown which tasks have changed.
 */
export function watchTasks(context: RequestContext): AsyncIterable<LiveChange> {
  const isNarrowed = apiTokenOf(context) !== null;
  const owners = [['user', userOf(context)?.id ?? null]] as const;
  const changes = watch(context, 'task', owners, { withIds: isNarrowed });
  return isNarrowed ? narrowed(changes, (change) => visiblePart(context, change)) : changes;
}

/** Returns a change with only the tasks that the caller may see. Null if the caller sees none of them. */
async function visiblePart(context: RequestContext, change: LiveChange): Promise<LiveChange | null> {
  const ids = await visibleTaskIds(context, change.ids);
  return ids.length > 0 ? { ...change, ids } : null;
}

/**
 * Returns the first change, which only reports that the subscription is active, and the visible parts of the others.
 * An async generator would hold on to the source after its reader has gone, until the next change.
 */
function narrowed(
  changes: AsyncIterable<LiveChange>,
  visible: (change: LiveChange) => Promise<LiveChange | null>,
): AsyncIterable<LiveChange> {
  const source = changes[Symbol.asyncIterator]();
  let isFirst = true;
  const next = async (): Promise<IteratorResult<LiveChange>> => {
    for (;;) {
      const result = await source.next();
      if (result.done) return result;
      // `quiet` would reveal whether hidden tasks have changed.
      const value = isFirst ? { ...result.value, quiet: false } : await visible(result.value);
      isFirst = false;
      if (value) return { done: false, value };
    }
  };
  const end = async () => (await source.return?.()) ?? { done: true as const, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
