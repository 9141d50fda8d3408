import { ApolloClient } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Subject } from 'rxjs';
import { setLive } from '../live/live-state';
import { renderElement } from '../testing/render';
import { aTask as aChange } from '../testing/task-fixtures';
import { useRegisterBulkBar } from '../ui/bulk-bar-visibility';
import { ExportButton } from './export-button';
import type { Task } from './task';
import { TasksButton } from './tasks-button';
import { TasksPanel } from './tasks-panel';
import { showTasks, useOwnTaskDisplay } from './tasks-visibility';
import { useMyTasks } from './use-my-tasks';

const aTask = (fields: Partial<Task> = {}) =>
  aChange({
    kind: 'supplier.export',
    title: 'Export of suppliers',
    ...{ state: 'RUNNING', total: 40_000, done: 10_000, finishedAt: null, ...fields },
  });

function Frame({ children }: { children: ReactNode }) {
  const tasks = useMyTasks();
  const startedTask = async () => aTask({ id: 9, state: 'WAITING', done: 0, total: 12_345 });
  return (
    <>
      {children}
      <TasksButton tasks={tasks} />
      <ExportButton count={12_345} start={startedTask} />
      <TasksPanel tasks={tasks} />
    </>
  );
}

/** A screen that shows the progress of its own task, until the user leaves it. */
function Teller() {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && <TaskDisplay />}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  );
}

function TaskDisplay() {
  useOwnTaskDisplay();
  return null;
}

const FAILURES = [
  { recordId: 7, recordName: 'Kea', field: null, message: 'Has 2 enquiries.' },
  { recordId: 8, recordName: null as string | null, field: null, message: 'This supplier was not found.' },
];

/** Returns a page of failures; a cursor is the number of failures before it. */
function failuresFrom(all: typeof FAILURES, { first, after }: Record<string, unknown>) {
  const start = Number(after ?? 0);
  const end = start + Number(first);
  return {
    data: {
      taskFailures: {
        __typename: 'TaskFailureConnection',
        totalCount: all.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: end < all.length, endCursor: String(end) },
        nodes: all.slice(start, end).map((node) => ({ __typename: 'TaskFailure', ...node })),
      },
    },
  };
}

/** Renders the frame over a server with these tasks, and records its requests. */
function show(tasks: Task[], children: ReactNode = null, delayMs = 0) {
  const server = {
    tasks,
    failures: FAILURES,
    /** The milliseconds for which a response is on its way. */
    delayMs,
    requests: [] as { operation: string; variables: Record<string, unknown> }[],
  };
  renderElement(<Frame>{children}</Frame>, {
    execute: async ({ operationName = '', variables = {} }) => {
      server.requests.push({ operation: operationName, variables });
      if (operationName === 'StopTask')
        return { data: { stopTask: aTask({ state: 'STOPPED', finishedAt: '2026-11-23T00:01:00.000Z' }) } };
      if (operationName === 'DownloadTask') return { data: { downloadTask: '#file' } };
      if (operationName === 'TaskFailures') return failuresFrom(server.failures, variables);
      const answer = { data: { myTasks: server.tasks } };
      if (server.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, server.delayMs));
      return answer;
    },
  });
  return server;
}

const panel = () => screen.findByRole('region', { name: 'Tasks' });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => act(() => showTasks(false)));

it('opens for a running task with its progress and announces it to screen readers', async () => {
  show([aTask()]);
  expect(await panel()).toHaveTextContent('10,000 of 40,000 rows');
  expect(screen.getByRole('progressbar', { name: 'Export of suppliers' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.getByText('Export of suppliers: 25 percent')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Tasks, 1 running' })).toHaveAttribute('aria-expanded', 'true');
});

it('stops a task and shows its progress', async () => {
  const server = show([aTask()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Export of suppliers' }));
  expect(await screen.findByText(/Stopped after 10,000 of 40,000 rows/)).toBeInTheDocument();
  expect(server.requests).toContainEqual({ operation: 'StopTask', variables: { id: 1 } });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a finished task with its file is available behind the button', async () => {
  const server = show([aTask({ state: 'FINISHED', done: 40_000, fileName: 'suppliers-2026-11-23.csv' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Tasks' }));
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download suppliers-2026-11-23.csv' }));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  expect(server.requests).toContainEqual({ operation: 'DownloadTask', variables: { id: 1 } });
  followed.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Hide tasks' }));
  expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
});

it('shows neither button nor panel without tasks', async () => {
  const server = show([]);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Tasks/ })).toBeNull();
});

it('lists refused records with the reason and a link', async () => {
  show([aTask({ kind: 'supplier.delete', state: 'FINISHED', total: 5, done: 5, failed: 2 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Tasks' }));
  expect(await panel()).toHaveTextContent('3 of 5 records');
  await userEvent.click(screen.getByRole('button', { name: '2 were rejected' }));
  expect(await screen.findByRole('link', { name: 'Kea' })).toHaveAttribute('href', '/admin/businesses/7');
  expect(await panel()).toHaveTextContent('Has 2 enquiries.');
  expect(screen.getByRole('link', { name: 'No. 8' })).toBeInTheDocument();
});

it('shows existing leads as skipped, like the notice R220', async () => {
  show([aTask({ kind: 'lead.create', state: 'FINISHED', total: 5, done: 5, failed: 1 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Tasks' }));
  expect(screen.getByRole('button', { name: '1 was skipped' })).toBeInTheDocument();
});

it('loads all refused records page by page without duplicates', async () => {
  const server = show([
    aTask({ kind: 'supplier.delete', state: 'FINISHED', total: 300, done: 300, failed: 270 }),
  ]);
  server.failures = Array.from({ length: 270 }, (_, at) => ({
    recordId: at + 1,
    recordName: null,
    field: null,
    message: 'Has 2 enquiries.',
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tasks' }));
  await userEvent.click(screen.getByRole('button', { name: '270 were rejected' }));
  const list = await screen.findByRole('list', { name: 'Not changed' });
  const links = () => within(list).queryAllByRole('link').length;
  for (const shown of [50, 250]) {
    await waitFor(() => expect(links()).toBe(shown));
    await userEvent.click(within(list).getByRole('button', { name: 'Show more of 270' }));
  }
  await waitFor(() => expect(links()).toBe(270));
  expect(within(list).getByRole('link', { name: 'No. 270' })).toBeInTheDocument();
  expect(within(list).queryByRole('button')).toBeNull();
});

it('the export button shows the number of rows, and its task appears', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Export 12,345' }));
  expect(await panel()).toHaveTextContent('Waiting: 12,345 rows');
});

describe('requests to the server', () => {
  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    act(() => setLive(false));
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('are frequent while a task runs, rare in a hidden tab, and refresh all screens at the end', async () => {
    const server = show([aTask()]);
    await pass(0);
    const countRequests = () => server.requests.length;
    await pass(6.1);
    expect(countRequests()).toBe(5);
    hide(true);
    await pass(29);
    expect(countRequests()).toBe(6);
    hide(false);
    server.tasks = [aTask({ state: 'FINISHED', done: 40_000 })];
    await pass(1.6);
    const last = countRequests();
    await pass(60);
    expect(countRequests()).toBe(last + 2);
  });

  it('show the end of a task that is reported while an earlier response is on its way R215', async () => {
    const events = new Subject<unknown>();
    jest.spyOn(ApolloClient.prototype, 'subscribe').mockReturnValue(events as never);
    const report = () =>
      events.next({ data: { taskChanges: { ids: [1], requestId: 'task-1', quiet: false } } });
    act(() => setLive(true));
    // The response that shows the tasks for the first time is on its way.
    const server = show([aTask()], null, 5000);
    await pass(1);
    server.tasks = [aTask({ state: 'FINISHED', done: 40_000 })];
    report();
    await pass(10);
    expect(screen.getByRole('region', { name: 'Tasks' })).not.toHaveTextContent('10,000');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('are sent once with a live connection', async () => {
    act(() => setLive(true));
    const server = show([aTask()]);
    await pass(60);
    expect(server.requests).toHaveLength(1);
  });
});

it('stays closed over a screen that shows its own task, and opens after leaving it', async () => {
  show([aTask()], <Teller />);
  await screen.findByRole('button', { name: 'Tasks, 1 running' });
  expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await panel();
});

/** A list that can show and hide its bar of bulk actions. */
function Chosen() {
  const [some, setSome] = useState(false);
  return (
    <>
      {some && <Bar />}
      <button type="button" onClick={() => setSome(!some)}>
        Choose
      </button>
    </>
  );
}

function Bar() {
  useRegisterBulkBar();
  return null;
}

it('closes while rows are selected until the button is clicked', async () => {
  show([aTask()], <Chosen />);
  const choose = () => userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const button = () => screen.getByRole('button', { name: 'Tasks, 1 running' });
  await panel();
  for (const _ of ['once', 'again']) {
    await choose();
    expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    await panel();
    await choose();
    await panel();
  }
});

it('does not open over bulk actions until the selection is cleared', async () => {
  show([], <Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export 12,345' }));
  expect(await screen.findByRole('button', { name: 'Tasks, 1 running' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await panel();
});
