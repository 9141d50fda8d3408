/** The states of a task. */
const TASK_STATES = ['waiting', 'running', 'finished', 'stopped', 'failed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TaskStateEnum = {
  WAITING: 'waiting',
  RUNNING: 'running',
  FINISHED: 'finished',
  STOPPED: 'stopped',
  FAILED: 'failed',
} as const satisfies Record<string, TaskState>;

/** Returns true if the task is over. */
export const isOver = (state: TaskState): boolean => state !== 'waiting' && state !== 'running';
