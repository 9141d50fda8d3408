import { type ListPair, mayReturn } from './list-changes.js';
import { actionsOf, type RecordHistory, rightsOf } from './record-history.js';

/** Whether what the activity log holds is a change of fields that can be taken back, whoever asks. */
export const isUndoable = (history: RecordHistory, action: string, changes: object): boolean => {
  const { changed, undone } = actionsOf(history);
  return [changed, undone].includes(action) && Object.keys(changes).length > 0;
};

/** Whether this viewer may take it back: whoever may change all that it changed. */
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
      ? mayReturn(list, viewer, pair as ListPair)
      : rightsOf(history, name)?.changes.includes(viewer);
  });
