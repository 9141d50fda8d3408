import { useEffect, useState } from 'react';
import type { RecordType } from '../graphql/schema.generated';
import { type TimelineQuery, useTimelineQuery } from './history.generated';

const PAGE = 20;
/** Milliseconds between two polls while a mail is queued, which takes only a moment. */
const POLL_EVERY_MS = 5000;

function withMore(before: TimelineQuery, { fetchMoreResult: more }: { fetchMoreResult: TimelineQuery }) {
  if (!before.timeline || !more.timeline) return before;
  const nodes = [...before.timeline.nodes, ...more.timeline.nodes];
  return { ...more, timeline: { ...more.timeline, nodes } };
}

/** Loads the timeline of a record, again for every new version. */
export function useTimeline(recordType: RecordType, id: number, version: number) {
  const [waits, setWaits] = useState(false);
  const result = useTimelineQuery({
    variables: { recordType, id, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: waits ? POLL_EVERY_MS : 0,
  });
  const { data, error, refetch, fetchMore } = result;
  const [known, setKnown] = useState(version);
  const [more, setMore] = useState<{ loading: boolean; error: unknown }>({ loading: false, error: null });
  const nodes = data?.timeline?.nodes;
  // Polling fetches only the first page, so it stops for users who have loaded more.
  const waiting =
    (nodes?.length ?? 0) <= PAGE && (nodes?.some(({ mail }) => mail?.status === 'QUEUED') ?? false);
  useEffect(() => setWaits(waiting), [waiting]);
  useEffect(() => {
    if (known === version) return;
    setKnown(version);
    void refetch().catch(() => undefined);
  }, [known, version, refetch]);
  const showMore = async () => {
    setMore({ loading: true, error: null });
    const after = data?.timeline?.pageInfo.endCursor ?? null;
    const failure = await fetchMore({ variables: { after }, updateQuery: withMore }).then(
      () => null,
      (cause: unknown) => cause,
    );
    setMore({ loading: false, error: failure });
  };
  return {
    entries: nodes ?? null,
    hasMore: data?.timeline?.pageInfo.hasNextPage ?? false,
    error,
    retry: () => void refetch().catch(() => undefined),
    more,
    showMore: () => void showMore(),
  };
}
