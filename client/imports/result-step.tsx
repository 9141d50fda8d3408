import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isRunning, isUndoOffered } from '../tasks/task';
import { useDownload, useStop, useUndo } from '../tasks/use-task-acts';
import { ButtonLink } from '../ui/button-link';
import { DownloadIcon } from '../ui/pictograms';
import { SectionCard } from '../ui/section-card';
import { Figures, type ImportProgress, Refusals, Running } from './import-figures';
import type { ImportWords } from './import-words';

type Props = {
  progress: ImportProgress;
  words: ImportWords;
  onAgain: () => void;
  goOn: () => Promise<unknown>;
};

const UNDONE = 'You chose to undo this import. The tasks in the corner show the progress.';

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
export function ResultStep({ progress, words, onAgain, goOn }: Props) {
  const download = useDownload();
  const stop = useStop();
  const undo = useUndo();
  const [undone, setUndone] = useState(false);
  const { task } = progress;
  const running = isRunning(task);
  return (
    <SectionCard
      title={running ? '4. Importing' : '4. Result'}
      description={undone ? UNDONE : SAID[task.state]}
    >
      {running && <Running progress={progress} label="Import" />}
      {task.problem && <Text role="alert">{task.problem}</Text>}
      <Figures progress={progress} />
      <Refusals progress={progress} words={words} />
      <Flex justify="flex-end" gap="3" wrap="wrap">
        {running && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void stop(task.id)}>
            Stop
          </Button>
        )}
        {(task.state === 'STOPPED' || task.state === 'FAILED') && (
          <Button onClick={() => void goOn()}>Continue</Button>
        )}
        {isUndoOffered(task) && progress.new + progress.changed > 0 && (
          <Button variant="outline" colorPalette="neutral" onClick={() => void undo(task.id).then(setUndone)}>
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
