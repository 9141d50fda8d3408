import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Center, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { undoChange } from '../editing/undo';
import { toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import type { HistoryLabels } from './history-labels';
import { TimelineItem } from './timeline-entry';
import { useTimeline } from './use-timeline';

type Props = {
  recordType: RecordType;
  record: { id: number; version: number };
  words: HistoryLabels;
  /** Updates the record after a change was undone. */
  fetchAnew: () => Promise<unknown>;
};

/**
 * The history of a record, newest first: changes with their authors, and mails about it (A156). The latest change can
 * be undone here (A155).
 */
export function Timeline({ recordType, record: { id, version }, words, fetchAnew }: Props) {
  const client = useApolloClient();
  const { entries, hasMore, error, retry, more, showMore } = useTimeline(recordType, id, version);
  const [undoing, setUndoing] = useState(false);
  const onUndo = async (of: number) => {
    setUndoing(true);
    await undoChange(client, { recordType, id, version: of }, async () => {
      await fetchAnew();
    });
    retry();
    setUndoing(false);
  };
  if (!entries && error) return <ErrorState level="h3" error={error} onRetry={retry} />;
  if (!entries) return <LoadingLines lines={6} p="2" />;
  if (entries.length === 0)
    return (
      <EmptyState level="h3" title="No activity yet">
        Changes to this {words.recordLabel} will show up here, along with related emails.
      </EmptyState>
    );
  return (
    <Box maxW="4xl">
      <Box
        as="ol"
        listStyleType="none"
        position="relative"
        aria-label="Timeline"
        _before={{
          content: '""',
          position: 'absolute',
          insetInlineStart: '2',
          top: '2',
          bottom: '2',
          width: '1px',
          bg: 'border',
        }}
      >
        {entries.map((entry) => (
          <TimelineItem key={entry.id} words={words} entry={entry} onUndo={onUndo} undoing={undoing} />
        ))}
      </Box>
      {hasMore && (
        <Center mt="5">
          <Button type="button" size="sm" variant="outline" loading={more.loading} onClick={showMore}>
            Show more
          </Button>
        </Center>
      )}
      {more.error !== null && (
        <Text role="alert" color="fg.error" textStyle="sm" textAlign="center" mt="2">
          {toAppError(more.error).message}
        </Text>
      )}
    </Box>
  );
}
