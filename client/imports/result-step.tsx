import { Button, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../lib/format';
import { isRunning, isUndoOffered, type Task } from '../tasks/task';
import { TaskFailures } from '../tasks/task-failures';
import { useDownload, useStop, useUndo } from '../tasks/use-task-actions';
import { ButtonLink } from '../ui/button-link';
import { DownloadIcon } from '../ui/pictograms';
import { SectionCard } from '../ui/section-card';
import { Figures, type ImportProgress, isCounting, Refusals, Running } from './import-figures';
import type { ImportTexts } from './import-texts';

type Props = {
  progress: ImportProgress;
  /** The task that undoes the import. Null until undo is requested. */
  undoing: Task | null;
  words: ImportTexts;
  onAgain: () => void;
  goOn: () => Promise<unknown>;
};

const UNDO_SAID = {
  WAITING: 'The import is being undone. You can leave this page.',
  RUNNING: 'The import is being undone. You can leave this page.',
  FINISHED: 'The import was undone.',
  STOPPED: 'The undo was stopped before it finished. The remaining records keep their imported values.',
  FAILED: 'The undo stopped early. The remaining records keep their imported values.',
} as const;

const SAID = {
  WAITING:
    'You can leave this page while the import runs. The task list in the corner of the screen shows its progress.',
  RUNNING:
    'You can leave this page while the import runs. The task list in the corner of the screen shows its progress.',
  FINISHED: 'The import is complete.',
  STOPPED:
    'The import was stopped. Rows already imported stay imported. You can import the file again, and no row will be imported twice.',
  FAILED:
    'The import ended early. Rows already imported stay imported. You can import the file again, and no row will be imported twice.',
} as const;

/** The state of the undo in one sentence. */
function saidOfUndo({ state, done, total, failed }: Task): string {
  if (state !== 'FINISHED' || failed === 0) return UNDO_SAID[state];
  return done === failed && total === failed
    ? 'The import could not be undone.'
    : 'The import was undone, except for the records below.';
}

const notUndone = ({ failed }: Task) =>
  `${formatCount(failed)} ${failed === 1 ? 'record' : 'records'} could not be undone`;

/** The progress of the import, and its result. */
export function ResultStep({ progress, undoing, words, onAgain, goOn }: Props) {
  const download = useDownload();
  const stop = useStop();
  const undo = useUndo();
  const { task } = progress;
  const running = isCounting(progress);
  const { problem } = undoing ?? task;
  return (
    <SectionCard
      title={undoing ? '4. Undo' : running ? '4. Importing' : '4. Result'}
      description={undoing ? saidOfUndo(undoing) : SAID[running ? 'RUNNING' : task.state]}
    >
      {running && <Running task={task} label="Import" />}
      {undoing && isRunning(undoing) && <Running task={undoing} label="Undo" />}
      {undoing && !isRunning(undoing) && undoing.failed > 0 && (
        <TaskFailures task={undoing} heading={notUndone(undoing)} />
      )}
      {problem && <Text role="alert">{problem}</Text>}
      <Figures progress={progress} />
      <Refusals progress={progress} words={words} />
      <Flex justify="flex-end" gap="3" wrap="wrap">
        {running && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void stop(task.id)}>
            Stop
          </Button>
        )}
        {undoing && isRunning(undoing) && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void stop(undoing.id)}>
            Stop
          </Button>
        )}
        {(task.state === 'STOPPED' || task.state === 'FAILED') && !undoing && (
          <Button onClick={() => void goOn()}>Continue</Button>
        )}
        {isUndoOffered(task) && !undoing && progress.new + progress.changed > 0 && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void undo(task.id)}>
            Undo the import
          </Button>
        )}
        {task.fileName && (
          <Button variant="outline" onClick={() => void download(task.id)}>
            <DownloadIcon /> Rejected rows
          </Button>
        )}
        {!running && (
          <>
            <Button variant="outline" onClick={onAgain}>
              Import another file
            </Button>
            <ButtonLink to={words.list}>See the {words.many}</ButtonLink>
          </>
        )}
      </Flex>
    </SectionCard>
  );
}
