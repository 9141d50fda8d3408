import { Box, Button, chakra, Flex, type HTMLChakraProps, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { PlainInput, PlainTextArea } from '../ui/plain-input';

import { SaveMark } from './save-mark';
import type { useTextDraft } from './use-text-draft';

const MAX = 10_000;

type TextDraft = ReturnType<typeof useTextDraft>;
type Props = {
  label: string;
  draft: TextDraft;
  /** The type of a one-line field; without it, a box for several lines. */
  line?: Pick<HTMLChakraProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;
};

/** Unsaved text of an earlier visit, with buttons to restore or discard it. */
const LeftoverDraft = ({ draft: { left, takeLeft, dropLeft } }: { draft: TextDraft }) => (
  <Box role="status" bg="bg.warning" borderRadius="l2" p="3" textStyle="sm" w="full">
    <Text fontWeight="semibold">You have unsaved text from earlier:</Text>
    <Text my="2" whiteSpace="pre-line" overflowWrap="anywhere">
      {left}
    </Text>
    <Flex gap="2" wrap="wrap">
      <Button size="sm" minH="11" onClick={takeLeft}>
        Use this text
      </Button>
      <Button size="sm" minH="11" variant="outline" colorPalette="neutral" onClick={dropLeft}>
        Discard
      </Button>
    </Flex>
  </Box>
);

/** A box for free text, saved when typing pauses (R229, R234, R241). */
export function DraftTextField({ label, draft, line }: Props) {
  const id = useId();
  const { text, state, type, flush, left } = draft;
  const field = {
    id,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: flush,
    'aria-invalid': state.status === 'failed' || undefined,
    'aria-describedby': `${id}-mark`,
  };
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <Flex justify="space-between" align="center" gap="3" minH="6" wrap="wrap" w="full">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        <SaveMark id={`${id}-mark`} state={state} onRetry={flush} />
      </Flex>
      {left !== null && <LeftoverDraft draft={draft} />}
      {line ? (
        <PlainInput minH="11" {...line} {...field} />
      ) : (
        <PlainTextArea rows={3} maxLength={MAX} {...field} />
      )}
    </Flex>
  );
}
