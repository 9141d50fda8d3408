import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatAtLeast } from '../lib/format';
import { notify } from '../ui/notices';
import { DownloadIcon } from '../ui/pictograms';
import { WideWords, wideWordsRoom } from '../ui/wide-words';
import type { Task } from './task';
import { useTaskStarted } from './use-task-acts';

type Props = {
  /** How many rows the list has under its filters. */
  count: number;
  /** There may be more, which are not counted. */
  orMore?: boolean;
  /** Asks the server for the file. */
  start: () => Promise<Task | undefined>;
};

/** Exports all that a list finds, with the columns that are shown; says how many that are. */
export function ExportButton({ count, orMore, start }: Props) {
  const started = useTaskStarted();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const task = await start();
      if (task) await started(task);
    } catch (failure) {
      notify({ kind: 'error', title: 'Not exported', description: toAppError(failure).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="neutral"
      px={wideWordsRoom}
      disabled={count === 0}
      loading={busy}
      title="As a CSV file, with the columns shown"
      onClick={() => void run()}
    >
      <DownloadIcon />
      <WideWords>Export {formatAtLeast(count, orMore)}</WideWords>
    </Button>
  );
}
