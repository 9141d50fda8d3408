import { useApolloClient } from '@apollo/client/react';
import type { RecordStore, Versioned } from '../editing/record-store';
import type { HistoryLabels } from './history-labels';
import { Timeline } from './timeline';

type Props = { store: RecordStore<Versioned, never>; record: Versioned; words: HistoryLabels };

/** The timeline of a record; renders nothing if the record type has none. */
export function RecordTimeline({ store, record, words }: Props) {
  const client = useApolloClient();
  const { recordType, fetchNewest } = store;
  if (!recordType) return null;
  return (
    <Timeline
      recordType={recordType}
      record={record}
      words={words}
      fetchAnew={() => fetchNewest(client, record.id)}
    />
  );
}
