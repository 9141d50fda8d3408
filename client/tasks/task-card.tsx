import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { GridDate } from '../ui/date-time';
import { CheckIcon, WarningIcon } from '../ui/icons';
import { ChevronDownIcon, DownloadIcon, MinusIcon } from '../ui/pictograms';
import { describeUnprocessed, formatState, isRunning, isUndoOffered, percentOf, type Task } from './task';
import { TaskFailures } from './task-failures';
import { useDownload, useStop, useUndo } from './use-task-actions';

function Progress({ task }: { task: Task }) {
  const percent = percentOf(task);
  return (
    <Flex align="center" gap="3" mt="2">
      <Box
        role="progressbar"
        aria-label={task.title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box
          h="full"
          bg="brand.solid"
          borderRadius="full"
          style={{ width: `${percent}%` }}
          transition="width 400ms"
          _motionReduce={{ transition: 'none' }}
        />
      </Box>
      <Text textStyle="sm" fontVariantNumeric="tabular-nums" minW="10" textAlign="end">
        {percent}%
      </Text>
    </Flex>
  );
}

const icons = {
  FINISHED: <CheckIcon color="fg.brand" />,
  STOPPED: <MinusIcon color="fg.muted" />,
  FAILED: <WarningIcon color="fg.error" />,
} as const;

function iconOf({ state, failed }: Task) {
  if (state === 'WAITING' || state === 'RUNNING') return null;
  return state === 'FINISHED' && failed > 0 ? <WarningIcon color="fg.warning" /> : icons[state];
}

/** Runs the action of a button. The focus stays on the button, or moves to the card if the button has gone. */
function useActions() {
  const card = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const act = ({ currentTarget }: MouseEvent<HTMLElement>, work: () => Promise<unknown>) => {
    pressed.current = currentTarget;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  useEffect(() => {
    const button = pressed.current;
    if (busy || !button) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    (button.isConnected ? button : card.current)?.focus();
  }, [busy]);
  return { card, busy, act };
}

/** One task: its progress and a button to stop it, or its result. */
export function TaskCard({ task }: { task: Task }) {
  const download = useDownload();
  const stop = useStop();
  const undo = useUndo();
  const [open, setOpen] = useState(false);
  const { card, busy, act } = useActions();
  const running = isRunning(task);
  const undoable = isUndoOffered(task);
  const icon = iconOf(task);
  return (
    <Box
      as="li"
      ref={card}
      tabIndex={-1}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex gap="2.5" align="flex-start">
        {icon && <Box mt="0.5">{icon}</Box>}
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">{task.title}</Text>
          <Text textStyle="sm" color={task.state === 'FAILED' ? 'fg.error' : 'fg.muted'}>
            {formatState(task)}
            {task.finishedAt && (
              <>
                {' · '}
                <GridDate value={task.finishedAt} />
              </>
            )}
          </Text>
          {undoable && task.expiresAt && (
            <Text textStyle="xs" color="fg.muted">
              Can be undone until <GridDate value={task.expiresAt} />
            </Text>
          )}
        </Box>
        {running && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            loading={busy}
            aria-label={`Stop ${task.title}`}
            onClick={(event) => act(event, () => stop(task.id))}
          >
            Stop
          </Button>
        )}
        {undoable && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            loading={busy}
            aria-label={`Undo ${task.title}`}
            onClick={(event) => act(event, () => undo(task.id))}
          >
            Undo
          </Button>
        )}
        {task.fileName && (
          <Button
            size="xs"
            variant="outline"
            loading={busy}
            aria-label={`Download ${task.fileName}`}
            title={task.fileName}
            onClick={(event) => act(event, () => download(task.id))}
          >
            <DownloadIcon /> Download
          </Button>
        )}
      </Flex>
      {running && <Progress task={task} />}
      {task.failed > 0 && (
        <>
          <Button
            size="xs"
            variant="ghost"
            colorPalette={task.kind.endsWith('.create') ? 'neutral' : 'danger'}
            mt="1"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {describeUnprocessed(task)} <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} />
          </Button>
          {open && <TaskFailures task={task} />}
        </>
      )}
    </Box>
  );
}
