/** Returns the request id that activities of a task have. No request of a user has such an id. */
export const taskRequestId = (taskId: number): string => `task-${taskId}`;
