import { IMPORTABLE_TYPES } from '../app/nouns.js';
import { TASK_KINDS } from '../app/task-kinds.js';
import { importableNames } from '../kits/imports/import-definition.js';
import { runTask } from '../kits/tasks/run-task.js';
import { Task } from '../kits/tasks/task.entity.js';
import { isOver } from '../kits/tasks/task.states.js';
import type { TestUplift, TestUser } from './test-uplift.js';

const PROGRESS = '{ task { id state total failed problem fileName } new changed unchanged refused }';
const FILE = `{ id rowCount headers firstRows fields remembered { header field } check ${PROGRESS} outcome ${PROGRESS} }`;
const READ = `query ($id: Int!) { import(id: $id) ${FILE} }`;
const CHECK = `mutation ($id: Int!, $columns: [ImportColumnInput!]!, $emptyClears: Boolean) {
  checkImport(id: $id, columns: $columns, emptyClears: $emptyClears) ${FILE} }`;
const RUN = `mutation ($id: Int!) { runImport(id: $id) ${FILE} }`;
const FAILURES = `query ($id: Int!) { taskFailures(id: $id) { nodes { recordId recordName field message } } }`;
const LINK = 'mutation ($id: Int!) { downloadTask(id: $id) }';

const RECORD_TYPES = { suppliers: 'supplier', impactBuyers: 'impact-buyer', categories: 'category' } as const;

/** Returns functions that upload files, name their columns, and check and import them. */
export function importFiles(uplift: TestUplift, recordType: keyof typeof RECORD_TYPES = 'suppliers') {
  const send = (body: string | Buffer, as: TestUser | null) =>
    uplift.rest('POST', `imports/${recordType}`, {
      as,
      body: Buffer.from(body),
      headers: { 'content-type': 'text/csv' },
    });
  const read = async (id: number, as: TestUser) => (await uplift.graphql(READ, { id }, { as })).data?.import;
  const check = async (id: number, fields: (string | null)[], as: TestUser, emptyClears = false) => {
    const columns = fields.flatMap((field, column) => (field ? [{ column, field }] : []));
    const { data, errors } = await uplift.graphql(CHECK, { id, columns, emptyClears }, { as });
    return { file: data?.checkImport, problem: errors?.[0] };
  };
  const run = async (id: number, as: TestUser) => {
    const { data, errors } = await uplift.graphql(RUN, { id }, { as });
    return { file: data?.runImport, problem: errors?.[0] };
  };
  /** Runs the task until it is over. On a busy machine that may need several rounds. */
  const work = async (taskId: number): Promise<void> => {
    await runTask(uplift.app, TASK_KINDS, taskId);
    const { state } = await uplift.app.database.manager.findOneByOrFail(Task, { id: taskId });
    if (!isOver(state)) await work(taskId);
  };
  const failures = async (id: number, as: TestUser) =>
    (await uplift.graphql(FAILURES, { id }, { as })).data?.taskFailures.nodes;
  const fileOf = async (id: number, as: TestUser) => {
    const url = (await uplift.graphql(LINK, { id }, { as })).data?.downloadTask;
    return (await uplift.http.inject({ url })).body;
  };
  /** Maps each header to the field of the same name, or to null. */
  const fieldsOf = (text: string): (string | null)[] => {
    const names = importableNames(IMPORTABLE_TYPES[RECORD_TYPES[recordType]] as never);
    const [line = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/);
    return line.split(/[,;\t|]/).map((header) => (names.has(header.trim()) ? header.trim() : null));
  };
  /** Runs a complete import and returns the results of the check and the import. */
  const bringIn = async (text: string | Buffer, as: TestUser, emptyClears = false) => {
    const sent = await send(text, as);
    if (sent.statusCode !== 200) throw new Error(sent.body);
    const id: number = sent.json().id;
    const { file, problem } = await check(id, fieldsOf(text.toString()), as, emptyClears);
    if (!file) throw new Error(problem?.message);
    await work(file.check.task.id);
    const checked = await read(id, as);
    const started = await run(id, as);
    await work(started.file.outcome.task.id);
    const done = await read(id, as);
    return { id, check: checked.check, outcome: done.outcome };
  };
  return { send, read, check, run, work, failures, fileOf, fieldsOf, bringIn };
}
