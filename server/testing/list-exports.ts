import { parse } from 'csv-parse/sync';
import { OutboxJob } from '../platform/activity/outbox-job.entity.js';
import type { TestUplift, TestUser } from './test-uplift.js';

type Format = 'EXCEL' | 'MACHINE';

const LINK = 'mutation ($id: Int!) { downloadTask(id: $id) }';

/** Returns functions that export a list, with columns under their own names. */
export function listExports(uplift: TestUplift, mutation: string, typeName: string) {
  const EXPORT = `mutation ($selection: ${typeName}Selection!, $columns: [${typeName}ExportColumn!]!, $format: ExportFormat) {
    ${mutation}(selection: $selection, columns: $columns, format: $format) { id state total } }`;
  const start = async (columns: string[], as: TestUser, selection: object, format: Format = 'EXCEL') => {
    const exported = columns.map((column) => ({ column, header: column }));
    const { data, errors } = await uplift.graphql(EXPORT, { selection, columns: exported, format }, { as });
    const error = errors?.[0];
    const fields = error?.extensions?.fields as { message: string }[] | undefined;
    return {
      task: data?.[mutation] as { id: number; total: number } | undefined,
      problem: error ? (fields?.[0]?.message ?? error.message) : null,
    };
  };
  const begun = async (columns: string[], as: TestUser, selection: object, format?: Format) => {
    const { task, problem } = await start(columns, as, selection, format);
    if (!task) throw new Error(problem ?? 'No task.');
    return task;
  };
  const bodyOf = async (id: number, as: TestUser): Promise<string> => {
    const url = (await uplift.graphql(LINK, { id }, { as })).data?.downloadTask;
    return (await uplift.http.inject({ url })).body;
  };
  const written = async (id: number, as: TestUser): Promise<string[][]> =>
    (parse(await bodyOf(id, as), { bom: true }) as string[][]).slice(1);
  return {
    /** Starts the task: the records are selected, but nothing has been read yet. */
    begun,
    /** Returns the cells of the file below the headers, as fetched now. */
    written,
    /** Returns the response for the file, including errors. */
    bodyOf,
    /** Makes a worker write the file of a short task, as for a long one. */
    byWorker: async (id: number): Promise<void> => {
      const { manager } = uplift.app.database;
      await manager.query("UPDATE task SET state = 'waiting', done = 0, finished_at = NULL WHERE id = $1", [
        id,
      ]);
      await manager.insert(OutboxJob, { job: 'task.run', payload: { taskId: id } });
      await uplift.work('task.run');
    },
    /** Returns the cells of the file below the headers. */
    rows: async (
      columns: string[],
      as: TestUser,
      selection: object = { filter: {} },
    ): Promise<string[][]> => {
      const { id } = await begun(columns, as, selection);
      return written(id, as);
    },
    /** Returns the error of the export, or null. */
    problem: async (columns: string[], as: TestUser, selection: object = { filter: {} }) =>
      (await start(columns, as, selection)).problem,
  };
}
