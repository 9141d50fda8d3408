import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { SaveMark } from '../../editing/save-mark';
import { PlainTextArea } from '../../ui/plain-text-area';
import type { useComments } from './use-comments';

const MOST = 10_000;

/** What the buyer is interested in, in words of its own; saved while typing rests (R229, R234). */
export function CommentsField({ comments }: { comments: ReturnType<typeof useComments> }) {
  const id = useId();
  const { text, state, type, flush, left, takeLeft, dropLeft } = comments;
  return (
    <Flex direction="column" gap="1.5">
      <Flex justify="space-between" align="center" gap="3" minH="6" wrap="wrap" w="full">
        <chakra.label htmlFor={id} textStyle="label">
          What you’re interested in
        </chakra.label>
        <SaveMark id={`${id}-mark`} state={state} onRetry={flush} />
      </Flex>
      {left !== null && (
        <Box role="status" bg="bg.warning" borderRadius="l2" p="3" textStyle="sm" w="full">
          <Text fontWeight="semibold">You typed this here before, and it was not saved:</Text>
          <Text my="2" whiteSpace="pre-line" overflowWrap="anywhere">
            {left}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button size="sm" minH="11" onClick={takeLeft}>
              Use it
            </Button>
            <Button size="sm" minH="11" variant="outline" colorPalette="neutral" onClick={dropLeft}>
              Throw it away
            </Button>
          </Flex>
        </Box>
      )}
      <PlainTextArea
        id={id}
        aria-invalid={state.status === 'failed' || undefined}
        value={text}
        rows={3}
        maxLength={MOST}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        aria-describedby={`${id}-mark`}
      />
    </Flex>
  );
}
