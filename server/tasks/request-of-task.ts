/** What activities of a task have as the request that they belong to. No request of a person is called so. */
export const requestOf = (taskId: number): string => `task-${taskId}`;
