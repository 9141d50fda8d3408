import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatCount } from '../lib/format';
import { useDownload } from '../tasks/use-task-actions';
import { WarningIcon } from '../ui/icons';
import { DownloadIcon } from '../ui/pictograms';
import { SectionCard } from '../ui/section-card';
import { Figures, type ImportProgress, isCounting, Refusals, Running } from './import-figures';
import type { ImportTexts } from './import-texts';

type Props = {
  progress: ImportProgress;
  words: ImportTexts;
  onBack: () => void;
  /** Starts the import; rejects with the server's refusal. */
  run: () => Promise<unknown>;
};

/** The preview of the import's effects, before it runs. */
export function CheckStep({ progress, words, onBack, run }: Props) {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { task, refused } = progress;
  const running = isCounting(progress);
  const some = progress.new + progress.changed;
  const start = async () => {
    setBusy(true);
    setProblem('');
    try {
      await run();
    } catch (failure) {
      setProblem(toAppError(failure).message);
      setBusy(false);
    }
  };
  const said = running
    ? 'Nothing has changed yet. You can leave this page while the check runs, and come back to it later.'
    : some === 0
      ? refused > 0
        ? 'There is nothing to import yet. Correct the rejected rows and choose the file again, or go back and change the columns.'
        : 'There is nothing to import. The file has no new or changed values.'
      : `The import will make these changes. ${refused > 0 ? 'Rejected rows will be left out. You can correct and import them later.' : 'No rows were rejected.'}`;
  return (
    <SectionCard title="3. Check the changes" description={said}>
      {running && <Running task={task} label="Check" />}
      {task.state === 'FAILED' && <Text role="alert">{task.problem}</Text>}
      {task.state === 'STOPPED' && <Text role="alert">The check was stopped.</Text>}
      <Figures progress={progress} />
      <Refusals progress={progress} words={words} />
      {problem && (
        <Text role="alert" color="fg.error" fontWeight="medium" textStyle="sm">
          <WarningIcon /> {problem}
        </Text>
      )}
      <Flex justify="flex-end" gap="3" wrap="wrap">
        {task.fileName && (
          <Button variant="outline" onClick={() => void download(task.id)}>
            <DownloadIcon /> Rejected rows
          </Button>
        )}
        <Button variant="outline" colorPalette="neutral" onClick={onBack}>
          Back to matching the columns
        </Button>
        {task.state === 'FINISHED' && !running && some > 0 && (
          <Button loading={busy} onClick={() => void start()}>
            Import {formatCount(some)} {some === 1 ? words.one : words.many}
          </Button>
        )}
      </Flex>
    </SectionCard>
  );
}
