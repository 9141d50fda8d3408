import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noticeAction } from '../editing/notice-action';
import { TaskChangesDocument } from '../live/live-changes.generated';
import { usePollUnlessLive } from '../live/live-state';
import { useSubscriptionEvent } from '../live/use-subscription-event';
import { dismissNotice, notify } from '../ui/notices';
import { isRunning, noticeOf, type Task } from './task';
import { useMyTasksQuery } from './tasks.generated';
import { showTasks, useDisplayedElsewhere } from './tasks-visibility';
import { useUndo } from './use-task-actions';

/** Milliseconds between two polls of running tasks without a live connection, in a visible and in a hidden tab. */
const POLL_EVERY = 1500;
const POLL_HIDDEN = 15_000;

const none: readonly Task[] = [];

const subscribeVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const useTabHidden = () =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * Returns the user's tasks from the server, which survive a reload. The server sends events about progress; without a
 * live connection, running tasks are polled often, and all tasks now and then. Used once, by the frame of the admin
 * area.
 */
export function useMyTasks(): readonly Task[] {
  const client = useApolloClient();
  const hidden = useTabHidden();
  const [looking, setLooking] = useState(false);
  const poll = usePollUnlessLive(hidden ? POLL_HIDDEN : POLL_EVERY);
  const { data, refetch } = useMyTasksQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: looking ? poll : 0,
  });
  useSubscriptionEvent(TaskChangesDocument, () => refetch());
  const tasks = data?.myTasks ?? none;
  const anyRuns = tasks.some(isRunning);
  const displayedElsewhere = useDisplayedElsewhere();
  useEffect(() => {
    setLooking(anyRuns);
    if (anyRuns && !displayedElsewhere) showTasks(true);
  }, [anyRuns, displayedElsewhere]);
  const undo = useUndo();
  const before = useRef<ReadonlySet<number>>(new Set());
  /** Notices that offer Undo, by the ID of their task. */
  const offers = useRef(new Map<number, number>());
  useEffect(() => {
    const ended = tasks.filter((task) => before.current.has(task.id) && !isRunning(task));
    before.current = new Set(tasks.filter(isRunning).map(({ id }) => id));
    for (const task of ended) {
      const act = task.canUndo ? noticeAction('Undo', () => undo(task.id)) : undefined;
      const notice = notify({ ...noticeOf(task), act });
      if (act) offers.current.set(task.id, notice);
    }
    // A task can also be undone elsewhere, such as from its card: its notice must not offer that again.
    for (const { id, canUndo } of tasks) {
      const notice = offers.current.get(id);
      if (notice === undefined || canUndo) continue;
      dismissNotice(notice);
      offers.current.delete(id);
    }
    // Updates the visible lists with the changes.
    if (ended.some(({ kind }) => !/\.(export|check)$/.test(kind)))
      void client.refetchQueries({ include: 'active' });
  }, [tasks, client, undo]);
  return tasks;
}
