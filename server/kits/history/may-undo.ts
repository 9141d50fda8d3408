import { type ListPair, mayRestore } from './list-changes.js';
import { actionsOf, type RecordHistory, rightsOf } from './record-history.js';

/** Returns true if an activity is a change of fields that can be undone, regardless of the viewer. */
export const isUndoable = (history: RecordHistory, action: string, changes: object): boolean => {
  const { changed, undone } = actionsOf(history);
  return [changed, undone].includes(action) && Object.keys(changes).length > 0;
};

/** Returns true if this viewer may undo the activity, that is, may change everything that it changed. */
export const mayUndo = (
  history: RecordHistory,
  viewer: string,
  action: string,
  changes: Readonly<Record<string, unknown>>,
): boolean =>
  isUndoable(history, action, changes) &&
  Object.entries(changes).every(([name, pair]) => {
    const list = history.lists?.find((each) => each.list === name);
    return list
      ? mayRestore(list, viewer, pair as ListPair)
      : rightsOf(history, name)?.changes.includes(viewer);
  });
