import { setTimeout } from 'node:timers/promises';
import { ApolloClient } from '@apollo/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { setLive } from '../live/live-state';
import { renderElement } from '../testing/render';
import { aTask } from '../testing/task-fixtures';
import { NoticeRegion } from '../ui/notice-region';
import { currentNotices, holdNotice } from '../ui/notices';
import { noticeOf, type Task } from './task';
import { TasksPanel } from './tasks-panel';
import { showTasks } from './tasks-visibility';
import { useMyTasks } from './use-my-tasks';

const running = { state: 'RUNNING', done: 2, finishedAt: null } as const;

function Frame() {
  const tasks = useMyTasks();
  return (
    <>
      <TasksPanel tasks={tasks} />
      <NoticeRegion />
    </>
  );
}

/** Renders the frame over a server with this task, and records its requests. */
function show(task: Task) {
  const server = { tasks: [task], undone: [] as unknown[], undoTakesMs: 0 };
  renderElement(<Frame />, {
    execute: async ({ operationName = '', variables = {} }) => {
      if (operationName === 'StopTask')
        return {
          data: { stopTask: aTask({ ...task, state: 'STOPPED', finishedAt: '2026-11-23T00:01:00.000Z' }) },
        };
      if (operationName === 'UndoTask') {
        server.undone.push(variables.id);
        const undo = aTask({
          ...running,
          id: 2,
          kind: 'supplier.undo',
          title: 'Undo: Change of suppliers',
        });
        if (server.undoTakesMs > 0) await setTimeout(server.undoTakesMs);
        else server.tasks = [undo, ...server.tasks.map((one) => ({ ...one, canUndo: false }))];
        return { data: { undoTask: undo } };
      }
      return { data: { myTasks: server.tasks } };
    },
  });
  return server;
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => act(() => showTasks(true)));

it('a card undoes its finished task once, and the Undo becomes a task A155', async () => {
  const server = show(aTask({ canUndo: true }));
  const undo = await screen.findByRole('button', { name: 'Undo Change of suppliers' });
  await userEvent.click(undo);
  expect(await screen.findByRole('progressbar', { name: 'Undo: Change of suppliers' })).toBeVisible();
  expect(undo).not.toBeInTheDocument();
  expect(server.undone).toEqual([1]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('a card shows its undo deadline and then removes the button A155', async () => {
  show(aTask({ canUndo: true, expiresAt: '2999-11-24T00:01:00.000Z' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent(/Can be undone until 24-Nov/);
  cleanup();
  show(aTask({ canUndo: true, expiresAt: '2020-11-24T00:01:00.000Z' }));
  expect(await screen.findByText('Change of suppliers')).toBeVisible();
  expect(screen.queryByText(/^Can be undone/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('a task that ends before the response that started it is shown as ended R215', async () => {
  const events = new Subject<unknown>();
  jest.spyOn(ApolloClient.prototype, 'subscribe').mockReturnValue(events as never);
  act(() => setLive(true));
  const server = show(aTask({ canUndo: true }));
  server.undoTakesMs = 500;
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Change of suppliers' }));
  const ended = { id: 2, title: 'Undo: Change of suppliers', total: 9, done: 9 };
  server.tasks = [aTask(ended), aTask()];
  act(() => events.next({ data: { taskChanges: { ids: [2], requestId: 'task-2', quiet: false } } }));
  expect(await screen.findByText(/^9 records/)).toBeVisible();
  await screen.findByRole('progressbar', { name: 'Undo: Change of suppliers' });
  expect(await screen.findByText(/^9 records/)).toBeVisible();
  act(() => setLive(false));
  jest.restoreAllMocks();
});

it('the completion notice offers Undo A155', async () => {
  const server = show(aTask(running));
  await screen.findByRole('progressbar');
  server.tasks = [aTask({ failed: 6, canUndo: true })];
  const notice = await screen.findByText('8 of 14 records; 6 were rejected');
  expect(notice).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.undone).toEqual([1]));
});

it('the notice removes Undo after the card undid the task', async () => {
  const server = show(aTask(running));
  await screen.findByRole('progressbar');
  server.tasks = [aTask({ failed: 6, canUndo: true })];
  await screen.findByRole('button', { name: 'Undo' });
  // Stops its timer, so that it does not disappear by itself.
  for (const { id } of currentNotices()) holdNotice(id);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Change of suppliers' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(server.undone).toEqual([1]);
});

it.each([
  [{ failed: 0 }, 'success', '14 records'],
  [{ failed: 6 }, 'warning', '8 of 14 records; 6 were rejected'],
  [{ failed: 1, kind: 'supplier.export' }, 'warning', '13 of 14 rows; 1 was left out'],
  [{ state: 'STOPPED', done: 8 }, 'info', 'Stopped after 8 of 14 records'],
  [{ state: 'STOPPED', done: 8, failed: 2 }, 'warning', 'Stopped after 8 of 14 records; 2 were rejected'],
  [{ state: 'FAILED', problem: 'You may no longer do this.' }, 'error', 'You may no longer do this.'],
] as const)('partial completion is no success: %j', (fields, kind, description) => {
  expect(noticeOf(aTask(fields))).toMatchObject({ kind, description });
});

it('the focus stays on the card of a stopped task', async () => {
  show(aTask(running));
  const stop = await screen.findByRole('button', { name: 'Stop Change of suppliers' });
  stop.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});
