import type { Task } from '../tasks/task';

/** Returns a finished change of suppliers, with the given fields replacing its own. */
export const aTask = (fields: Partial<Task> = {}): Task & { __typename: 'Task' } => ({
  __typename: 'Task',
  id: 1,
  kind: 'supplier.change',
  title: 'Change of suppliers',
  state: 'FINISHED',
  total: 14,
  done: 14,
  failed: 0,
  problem: null,
  fileName: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  finishedAt: '2026-11-23T00:01:00.000Z',
  expiresAt: null,
  canUndo: false,
  ...fields,
});
