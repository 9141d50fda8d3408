/** The statement for the ids of a batch, by its task and number. */
export const TASK_BATCH = {
  name: 'task-batch',
  text: 'SELECT record_ids AS ids FROM task_batch WHERE task_id = $1 AND number = $2',
};
