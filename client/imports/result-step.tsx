import { Button, Flex, Text } from '@chakra-ui/react';
import { isRunning, isUndoOffered, leftUndone, type Task } from '../tasks/task';
import { TaskFailures } from '../tasks/task-failures';
import { useDownload, useStop, useUndo } from '../tasks/use-task-acts';
import { ButtonLink } from '../ui/button-link';
import { DownloadIcon } from '../ui/pictograms';
import { SectionCard } from '../ui/section-card';
import { Figures, type ImportProgress, isCounting, Refusals, Running } from './import-figures';
import type { ImportWords } from './import-words';

type Props = {
  progress: ImportProgress;
  /** The task that undoes the import, once that was requested. */
  undoing: Task | null;
  words: ImportWords;
  /** Called once the server has begun to undo it. */
  onUndo: () => void;
  onAgain: () => void;
  goOn: () => Promise<unknown>;
};

const UNDO_SAID = {
  WAITING: 'The import is being undone. You can leave this page.',
  RUNNING: 'The import is being undone. You can leave this page.',
  FINISHED: 'The import was undone.',
  STOPPED: 'Undo was stopped. What it had not reached yet is as the import left it.',
  FAILED: 'Undo ended early. What it had not reached yet is as the import left it.',
} as const;

const SAID = {
  WAITING: 'You can leave this page while the import runs. The tasks in the corner show its progress.',
  RUNNING: 'You can leave this page while the import runs. The tasks in the corner show its progress.',
  FINISHED: 'The import is complete.',
  STOPPED:
    'The import was stopped. Rows imported before that stay. You can import the file again: no row is imported twice.',
  FAILED:
    'The import ended early. Rows imported before that stay. You can import the file again: no row is imported twice.',
} as const;

/** How far the import is, and what came of it. */
export function ResultStep({ progress, undoing, words, onUndo, onAgain, goOn }: Props) {
  const download = useDownload();
  const stop = useStop();
  const undo = useUndo();
  const { task } = progress;
  const running = isCounting(progress);
  return (
    <SectionCard
      title={undoing ? '4. Undo' : running ? '4. Importing' : '4. Result'}
      description={undoing ? UNDO_SAID[undoing.state] : SAID[running ? 'RUNNING' : task.state]}
    >
      {running && <Running task={task} label="Import" />}
      {undoing && isRunning(undoing) && <Running task={undoing} label="Undo" />}
      {undoing && undoing.failed > 0 && <TaskFailures task={undoing} heading={`${leftUndone(undoing)}`} />}
      {task.problem && <Text role="alert">{task.problem}</Text>}
      <Figures progress={progress} />
      <Refusals progress={progress} words={words} />
      <Flex justify="flex-end" gap="3" wrap="wrap">
        {running && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void stop(task.id)}>
            Stop
          </Button>
        )}
        {(task.state === 'STOPPED' || task.state === 'FAILED') && !undoing && (
          <Button onClick={() => void goOn()}>Continue</Button>
        )}
        {isUndoOffered(task) && !undoing && progress.new + progress.changed > 0 && (
          <Button
            variant="outline"
            colorPalette="neutral"
            onClick={() => void undo(task.id).then((begun) => begun && onUndo())}
          >
            Undo the import
          </Button>
        )}
        {task.fileName && (
          <Button variant="outline" onClick={() => void download(task.id)}>
            <DownloadIcon /> Refused rows
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
