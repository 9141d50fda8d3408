import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { toAppError } from '../graphql/errors';
import { notify } from '../ui/notices';
import type { Task } from './task';
import {
  MyTasksDocument,
  useDownloadTaskMutation,
  useStopTaskMutation,
  useUndoTaskMutation,
} from './tasks.generated';
import { isToldElsewhere, showTasks } from './tasks-shown';

/** Browsers download by links; this one is gone again at once. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

const tell = (failure: unknown) =>
  notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });

/** Fetches the file of a task. */
export function useDownload(): (id: number) => Promise<void> {
  const [link] = useDownloadTaskMutation();
  return useCallback(
    async (id) => {
      try {
        const { data } = await link({ variables: { id } });
        if (data) follow(data.downloadTask);
      } catch (failure) {
        tell(failure);
      }
    },
    [link],
  );
}

/** Stops a task. */
export function useStop(): (id: number) => Promise<void> {
  const [stop] = useStopTaskMutation();
  return useCallback(async (id) => void (await stop({ variables: { id } }).catch(tell)), [stop]);
}

type Started = Task & { __typename?: 'Task' };

/** Lets a task that was started join those in the corner. */
export function useJoinTasks(): (task: Started) => void {
  const { cache } = useApolloClient();
  return useCallback(
    (task) =>
      void cache.updateQuery({ query: MyTasksDocument }, (before) =>
        // Asked for again, it is there already.
        before && !before.myTasks.some(({ id }) => id === task.id)
          ? { ...before, myTasks: [{ __typename: 'Task', ...task }, ...before.myTasks] }
          : undefined,
      ),
    [cache],
  );
}

/** Takes back what a task has changed, in a task of its own (A155). Resolves to true once that has started. */
export function useUndo(): (id: number) => Promise<boolean> {
  const { cache } = useApolloClient();
  const [undo] = useUndoTaskMutation();
  const join = useJoinTasks();
  return useCallback(
    async (id) => {
      const answer = await undo({ variables: { id } }).catch(tell);
      if (typeof answer !== 'object' || !answer.data) return false;
      cache.modify({
        id: cache.identify({ __typename: 'Task', id }),
        fields: { canUndo: () => false },
      });
      join(answer.data.undoTask);
      if (!isToldElsewhere()) showTasks(true);
      return true;
    },
    [undo, cache, join],
  );
}

/** To be told of each task that was started: it joins those in the corner; what is ready at once is fetched. */
export function useTaskStarted(): (task: Started) => Promise<void> {
  const join = useJoinTasks();
  const download = useDownload();
  return useCallback(
    async (task) => {
      join(task);
      if (task.fileName) await download(task.id);
      else showTasks(true);
    },
    [join, download],
  );
}
