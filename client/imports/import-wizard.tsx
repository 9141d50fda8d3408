import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toAppError } from '../graphql/errors';
import { isRunning } from '../tasks/task';
import { useOwnTaskDisplay } from '../tasks/tasks-visibility';
import { useJoinTasks } from '../tasks/use-task-actions';
import { BackLink } from '../ui/back-link';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { ScreenHeader } from '../ui/page-section';
import { CheckStep } from './check-step';
import { ColumnsStep, type ImportFile, type Reading } from './columns-step';
import { FileStep } from './file-step';
import { isCounting } from './import-figures';
import type { ImportTexts } from './import-texts';
import { useCheckImportMutation, useImportQuery, useRunImportMutation } from './imports.generated';
import { ResultStep } from './result-step';

const POLL_EVERY = 1000;

const running = (file: ImportFile | null | undefined) =>
  [file?.check, file?.outcome].some((progress) => progress && isCounting(progress)) ||
  (file?.undo && isRunning(file.undo)) === true;

type Step = 'file' | 'columns' | 'check' | 'result' | 'undo';

/** Returns the current step of the import, as stored on the server, so that it survives a reload. */
function stepOf(file: ImportFile | null | undefined, again: boolean): Step {
  if (!file) return 'file';
  if (file.outcome) return file.undo ? 'undo' : 'result';
  return file.check && !again ? 'check' : 'columns';
}

/** The import of records from a file: choose it, assign its columns, check it, import it. */
export function ImportWizard({ words }: { words: ImportTexts }) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || null;
  const [looking, setLooking] = useState(false);
  const { data, loading, error, refetch } = useImportQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: looking ? POLL_EVERY : 0,
  });
  const file = id === null ? null : data?.import;
  const isLooking = running(file);
  const wasLooking = useRef(false);
  useEffect(() => {
    setLooking(isLooking);
    // The end of the task may have been reported before its result was fetched.
    if (wasLooking.current && !isLooking) void refetch().catch(() => undefined);
    wasLooking.current = isLooking;
  }, [isLooking, refetch]);
  // The undo can also be started in the list of tasks.
  const canUndo = file?.outcome?.task.canUndo;
  const couldUndo = useRef(canUndo);
  useEffect(() => {
    if (couldUndo.current && canUndo === false) void refetch().catch(() => undefined);
    couldUndo.current = canUndo;
  }, [canUndo, refetch]);
  const [again, setAgain] = useState(false);
  const [checkImport] = useCheckImportMutation();
  const [runImport] = useRunImportMutation();
  const join = useJoinTasks();
  useOwnTaskDisplay();
  const step = stepOf(file, again);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Step>(step);
  useEffect(() => {
    // Moves keyboard and screen reader users to the new step.
    if (before.current !== step) place.current?.focus();
    before.current = step;
  }, [step]);
  const check = async (reading: Reading) => {
    await checkImport({ variables: { id: id ?? 0, ...reading } });
    setAgain(false);
  };
  const run = async () => {
    try {
      const { data } = await runImport({ variables: { id: id ?? 0 } });
      const task = data?.runImport.outcome?.task;
      if (task) join(task);
    } catch (failure) {
      // Already started elsewhere, such as in another tab: continue with its result.
      const { data } = toAppError(failure).code === 'CONFLICT' ? await refetch() : {};
      if (!data?.import?.outcome) throw failure;
    }
  };
  const open = (next: number | null) => {
    setAgain(false);
    setSearch(next === null ? {} : { import: String(next) });
  };
  const missing = id !== null && data !== undefined && !file;
  return (
    <>
      <BackLink to={words.list}>All {words.many}</BackLink>
      <ScreenHeader title={`Import ${words.many}`} />
      <Box ref={place} tabIndex={-1} outline="none" maxW="4xl">
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : loading && !data ? (
          <LoadingLines />
        ) : (
          <>
            {(step === 'file' || missing) && <FileStep words={words} onSent={open} />}
            {file && step === 'columns' && (
              <ColumnsStep key={file.id} file={file} words={words} check={check} />
            )}
            {file?.check && step === 'check' && (
              <CheckStep progress={file.check} words={words} onBack={() => setAgain(true)} run={run} />
            )}
            {file?.outcome && (step === 'result' || step === 'undo') && (
              <ResultStep
                progress={file.outcome}
                undoing={file.undo}
                words={words}
                onAgain={() => open(null)}
                goOn={run}
              />
            )}
          </>
        )}
      </Box>
    </>
  );
}
