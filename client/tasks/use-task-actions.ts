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
import { isDisplayedElsewhere, showTasks } from './tasks-visibility';

/** Downloads a file by a temporary link. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

const notifyFailure = (failure: unknown) =>
  notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });

/** Returns a function that downloads the file of a task. */
export function useDownload(): (id: number) => Promise<void> {
  const [link] = useDownloadTaskMutation();
  return useCallback(
    async (id) => {
      try {
        const { data } = await link({ variables: { id } });
        if (data) follow(data.downloadTask);
      } catch (failure) {
        notifyFailure(failure);
      }
    },
    [link],
  );
}

/** Returns a function that stops a task. */
export function useStop(): (id: number) => Promise<void> {
  const [stop] = useStopTaskMutation();
  return useCallback(async (id) => void (await stop({ variables: { id } }).catch(notifyFailure)), [stop]);
}

type Started = Task & { __typename?: 'Task' };

/**
 * Returns a function that adds a started task to the panel. If an event has already added the task, the
 * response that started it is the older one, and has just replaced the newer state: then the tasks are read again.
 */
export function useJoinTasks(): (task: Started) => void {
  const client = useApolloClient();
  return useCallback(
    (task) => {
      let isOlder = false;
      client.cache.updateQuery({ query: MyTasksDocument }, (before) => {
        isOlder = before?.myTasks.some(({ id }) => id === task.id) ?? false;
        if (!before || isOlder) return undefined;
        return { ...before, myTasks: [{ __typename: 'Task', ...task }, ...before.myTasks] };
      });
      if (isOlder) void client.refetchQueries({ include: [MyTasksDocument] });
    },
    [client],
  );
}

/**
 * Returns a function that undoes the changes of a task, in a task of its own (A155). Resolves to true once that has
 * started.
 */
export function useUndo(): (id: number) => Promise<boolean> {
  const { cache } = useApolloClient();
  const [undo] = useUndoTaskMutation();
  const join = useJoinTasks();
  return useCallback(
    async (id) => {
      const answer = await undo({ variables: { id } }).catch(notifyFailure);
      if (typeof answer !== 'object' || !answer.data) return false;
      cache.modify({
        id: cache.identify({ __typename: 'Task', id }),
        fields: { canUndo: () => false },
      });
      join(answer.data.undoTask);
      if (!isDisplayedElsewhere()) showTasks(true);
      return true;
    },
    [undo, cache, join],
  );
}

/**
 * Returns a function to call for each started task: it adds the task to the panel, and downloads a file that is ready
 * at once.
 */
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
