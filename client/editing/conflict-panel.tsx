import { Alert, Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import {
  type EnquiryField,
  type EnquiryValues,
  fieldLabels,
} from '../features/sales-enquiries/enquiry-form-values';
import { WarningIcon } from '../ui/icons';
import { emailStateLabels, feedbackLabels, progressLabels, viaLabels } from '../ui/sales-words';

const words: Record<string, string> = {
  ...progressLabels,
  ...feedbackLabels,
  ...emailStateLabels,
  ...viaLabels,
};
const worded: readonly EnquiryField[] = ['progress', 'buyerFeedback', 'emailState', 'via'];

function shown(field: EnquiryField, value: EnquiryValues[EnquiryField]): string {
  if (value === null || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.name;
  return worded.includes(field) ? (words[String(value)] ?? String(value)) : String(value);
}

type Props = {
  conflicts: readonly EnquiryField[];
  mine: EnquiryValues;
  theirs: EnquiryValues;
  /** Settles one field, or the rest of them. */
  onSettle: (fields: readonly EnquiryField[], take: 'mine' | 'theirs') => void;
};

/** Two versions of the same enquiry side by side: nothing typed is lost, and what others saved is seen first. */
export function ConflictPanel({ conflicts, mine, theirs, onSettle }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Alert.Root status="warning" ref={panel} tabIndex={-1} role="alert" outline="0">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content gap="4">
        <Box>
          <Alert.Title>Somebody else saved this enquiry while you had it open</Alert.Title>
          <Alert.Description>
            What you typed is still here. Choose what should stand, then save again.
          </Alert.Description>
        </Box>
        {conflicts.map((field) => (
          <Box
            key={field}
            as="section"
            aria-label={`Two versions of ${fieldLabels[field]}`}
            bg="bg.panel"
            borderRadius="l2"
            p="4"
          >
            <Text fontWeight="semibold" mb="3">
              {fieldLabels[field]}
            </Text>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              {(['mine', 'theirs'] as const).map((side) => (
                <Flex key={side} direction="column" gap="2" align="flex-start">
                  <Text textStyle="xs" color="fg.muted">
                    {side === 'mine' ? 'You typed' : 'Saved by somebody else'}
                  </Text>
                  <Text whiteSpace="pre-line" overflowWrap="anywhere" maxH="40" overflowY="auto" flex="1">
                    {shown(field, (side === 'mine' ? mine : theirs)[field])}
                  </Text>
                  <Button size="sm" variant="outline" onClick={() => onSettle([field], side)}>
                    {side === 'mine' ? 'Keep mine' : 'Take theirs'}
                  </Button>
                </Flex>
              ))}
            </Grid>
          </Box>
        ))}
        {conflicts.length > 1 && (
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => onSettle(conflicts, 'mine')}>
              Keep all of mine
            </Button>
            <Button size="sm" variant="outline" onClick={() => onSettle(conflicts, 'theirs')}>
              Take all of theirs
            </Button>
          </Flex>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
