import { useEffect, useState } from 'react';
import type { RecordType } from '../graphql/schema.generated';
import { type TimelineQuery, useTimelineQuery } from './history.generated';

const PAGE = 20;

function withMore(before: TimelineQuery, { fetchMoreResult: more }: { fetchMoreResult: TimelineQuery }) {
  if (!before.timeline || !more.timeline) return before;
  const nodes = [...before.timeline.nodes, ...more.timeline.nodes];
  return { ...more, timeline: { ...more.timeline, nodes } };
}

/** What has happened to a record, asked for again with every version of it. */
export function useTimeline(recordType: RecordType, id: number, version: number) {
  const result = useTimelineQuery({
    variables: { recordType, id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch, fetchMore } = result;
  const [known, setKnown] = useState(version);
  const [more, setMore] = useState<{ loading: boolean; error: unknown }>({ loading: false, error: null });
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
    entries: data?.timeline?.nodes ?? null,
    hasMore: data?.timeline?.pageInfo.hasNextPage ?? false,
    error,
    retry: () => void refetch().catch(() => undefined),
    more,
    showMore: () => void showMore(),
  };
}
