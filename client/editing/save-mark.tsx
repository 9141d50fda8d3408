import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CheckIcon, WarningIcon } from '../ui/icons';
import type { SaveState } from './use-auto-save';

/** The state of saving, beside a field that saves itself. */
export function SaveMark({ state, id, onRetry }: { state: SaveState; id: string; onRetry: () => void }) {
  return (
    <Flex id={id} role="status" textStyle="xs" align="center" gap="1.5" color="fg.muted">
      {state.status === 'saving' && 'Saving …'}
      {state.status === 'saved' && (
        <>
          <CheckIcon color="fg.success" /> Saved
        </>
      )}
      {state.status === 'failed' && (
        <Flex as="span" align="center" gap="1.5" color="fg.error">
          <WarningIcon /> Not saved. {state.message}
          {state.retry && (
            <Button size="xs" variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

type ConflictProps = { theirs: string; onResolve: (take: 'mine' | 'theirs') => void };

/** The other user's value of the same field, and the choice between the two. */
export function ConflictNote({ theirs, onResolve }: ConflictProps) {
  return (
    <Box role="alert" bg="bg.warning" borderRadius="l2" p="4" textStyle="sm">
      <Text fontWeight="semibold">Someone else has changed this field. It now says:</Text>
      <Text my="2" whiteSpace="pre-line">
        {theirs || '(empty)'}
      </Text>
      <Flex gap="2">
        <Button size="sm" variant="outline" onClick={() => onResolve('mine')}>
          Keep my version
        </Button>
        <Button size="sm" variant="outline" onClick={() => onResolve('theirs')}>
          Use their version
        </Button>
      </Flex>
    </Box>
  );
}
