import sql, { type Sql } from 'sql-template-tag';

/** The number of the part that comes next in the file of a task, whose row is locked by whoever works on it. */
export const nextPart = (taskId: number): Sql =>
  sql`(SELECT coalesce(max(number) + 1, 0) FROM task_part WHERE task_id = ${taskId}::integer)`;

/** Puts a text at the end of the file of a task. */
export const addedPart = (taskId: number, content: string): Sql =>
  sql`INSERT INTO task_part (task_id, number, content) VALUES (${taskId}, ${nextPart(taskId)}, ${content})`;
