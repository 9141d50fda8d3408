import { formatCount } from '../lib/format';
import type { Notice } from '../ui/notices';
import type { Task_CardFragment } from './tasks.generated';

/** A background task started by a user, as its card shows it. */
export type Task = Omit<Task_CardFragment, ' $fragmentName'>;

/** Returns true if the task has not ended. */
export const isRunning = ({ state }: Pick<Task, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** Returns true if Undo is offered: a page that has been open for long may show an expired task. */
export const isUndoOffered = ({ canUndo, expiresAt }: Pick<Task, 'canUndo' | 'expiresAt'>): boolean =>
  canUndo && (expiresAt === null || Date.parse(expiresAt) > Date.now());

/** Returns the progress in whole percent; 100 only when all is done. */
export const percentOf = ({ done, total }: Pick<Task, 'done' | 'total'>): number =>
  total === 0 ? 0 : Math.floor((done / total) * 100);

const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Returns the unit that the task works on, such as rows of a file. */
const unitOf = ({ kind }: Pick<Task, 'kind'>) => (/\.(export|check|import)$/.test(kind) ? 'row' : 'record');

/** Returns the state of the task in one line. */
export function formatState(task: Task): string {
  const { state, done, total, failed, problem } = task;
  const all = counted(total, unitOf(task));
  switch (state) {
    case 'WAITING':
      return `Waiting: ${all}`;
    case 'RUNNING':
      return `${formatCount(done)} of ${all}`;
    case 'FINISHED':
      return failed > 0 ? `${formatCount(done - failed)} of ${all}` : all;
    case 'STOPPED':
      return `Stopped after ${formatCount(done)} of ${all}`;
    case 'FAILED':
      return problem ?? `Failed after ${formatCount(done)} of ${all}`;
  }
}

/** Describes the unprocessed records: a lead that already exists was skipped, which is not an error. */
export function describeUnprocessed({ failed, kind }: Pick<Task, 'failed' | 'kind'>): string {
  const left = kind.endsWith('.export') ? 'left out' : kind.endsWith('.create') ? 'skipped' : 'rejected';
  return `${formatCount(failed)} ${failed === 1 ? 'was' : 'were'} ${left}`;
}

/** Returns the notice of a task that has ended: with unprocessed records it is not a success. */
export function noticeOf(task: Task): Pick<Notice, 'kind' | 'title' | 'description'> {
  const { state, failed, title } = task;
  const refused = failed > 0 ? `; ${describeUnprocessed(task)}` : '';
  const said = { title, description: formatState(task) + refused };
  if (state === 'FAILED') return { kind: 'error', title, description: formatState(task) };
  if (failed > 0) return { kind: 'warning', ...said };
  return { kind: state === 'STOPPED' ? 'info' : 'success', ...said };
}

/** Returns the record type of the task, such as 'supplier'. */
export const recordTypeOf = ({ kind }: Pick<Task, 'kind'>): string => kind.split('.')[0] ?? '';
