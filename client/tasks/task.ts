import { formatCount } from '../lib/format';
import type { Task_CardFragment } from './tasks.generated';

/** Long work that somebody has asked for, as its card shows it. */
export type Task = Omit<Task_CardFragment, ' $fragmentName'>;

/** Whether more will become of it. */
export const isRunning = ({ state }: Pick<Task, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** How far it is, in whole percent; all of it only once it is. */
export const percentOf = ({ done, total }: Pick<Task, 'done' | 'total'>): number =>
  total === 0 ? 0 : Math.floor((done / total) * 100);

const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** What it works on, such as rows of a file. */
const unitOf = ({ kind }: Pick<Task, 'kind'>) => (/\.(export|check|import)$/.test(kind) ? 'row' : 'record');

/** What has become of it, in a line. */
export function stateInWords(task: Task): string {
  const { state, done, total, failed, problem } = task;
  const all = counted(total, unitOf(task));
  switch (state) {
    case 'WAITING':
      return `Waits for its turn, ${all}`;
    case 'RUNNING':
      return `${formatCount(done)} of ${all}`;
    case 'FINISHED':
      return failed > 0 ? `${formatCount(done - failed)} of ${all}` : all;
    case 'STOPPED':
      return `Stopped after ${formatCount(done)} of ${all}`;
    case 'FAILED':
      return problem ?? `Ended after ${formatCount(done)} of ${all}`;
  }
}

/** The noun that the task is about, such as 'supplier'. */
export const nounOf = ({ kind }: Pick<Task, 'kind'>): string => kind.split('.')[0] ?? '';
