import { Box, Button, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { useId } from 'react';
import { SaveMark } from '../../editing/save-mark';
import type { useComments } from './use-comments';

const MOST = 10_000;

/** What the buyer is interested in, in words of its own; saved while typing rests (R229, R234). */
export function CommentsField({ comments }: { comments: ReturnType<typeof useComments> }) {
  const id = useId();
  const { text, state, type, flush, left, takeLeft, dropLeft } = comments;
  return (
    <Field.Root invalid={state.status === 'failed'}>
      <Flex justify="space-between" align="center" gap="3" minH="6" wrap="wrap" w="full">
        <Field.Label>What you’re interested in</Field.Label>
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
      <Textarea
        value={text}
        rows={3}
        maxLength={MOST}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        aria-describedby={`${id}-mark`}
      />
    </Field.Root>
  );
}
