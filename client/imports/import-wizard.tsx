import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toAppError } from '../graphql/errors';
import { isRunning } from '../tasks/task';
import { useTellsOfItsTask } from '../tasks/tasks-shown';
import { useJoinTasks } from '../tasks/use-task-acts';
import { BackLink } from '../ui/back-link';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { ScreenHeader } from '../ui/page-section';
import { CheckStep } from './check-step';
import { ColumnsStep, type ImportFile, type Reading } from './columns-step';
import { FileStep } from './file-step';
import { isCounting } from './import-figures';
import type { ImportWords } from './import-words';
import { useCheckImportMutation, useImportQuery, useRunImportMutation } from './imports.generated';
import { ResultStep } from './result-step';

const LOOK_EVERY = 1000;

const running = (file: ImportFile | null | undefined) =>
  [file?.check, file?.outcome].some((progress) => progress && isCounting(progress)) ||
  (file?.undo && isRunning(file.undo)) === true;

type Step = 'file' | 'columns' | 'check' | 'result' | 'undo';

/** Where the import is, as the server has it: it outlives a reload. */
function stepOf(file: ImportFile | null | undefined, again: boolean): Step {
  if (!file) return 'file';
  if (file.outcome) return file.undo ? 'undo' : 'result';
  return file.check && !again ? 'check' : 'columns';
}

/** Brings a file of records in: chosen, its columns named, checked, imported. */
export function ImportWizard({ words }: { words: ImportWords }) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || null;
  const [looking, setLooking] = useState(false);
  const { data, loading, error, refetch } = useImportQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: looking ? LOOK_EVERY : 0,
  });
  const file = id === null ? null : data?.import;
  const isLooking = running(file);
  const wasLooking = useRef(false);
  useEffect(() => {
    setLooking(isLooking);
    // The end of its task may have been told before what came of it was read.
    if (wasLooking.current && !isLooking) void refetch().catch(() => undefined);
    wasLooking.current = isLooking;
  }, [isLooking, refetch]);
  // Undo can be chosen in the list of tasks as well.
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
  useTellsOfItsTask();
  const step = stepOf(file, again);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Step>(step);
  useEffect(() => {
    // Whoever goes on by keyboard or screen reader goes on at the new step.
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
      // It was started before, as in another tab: this one goes on to what comes of it.
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
