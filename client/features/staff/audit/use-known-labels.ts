import { useEffect, useState } from 'react';
import type { RecordType } from '../../../graphql/schema.generated';
import type { HistoryLabels } from '../../../history/history-labels';
import type { KnownLabels } from './audit-labels';

export type HistoryLoaders = Readonly<Record<RecordType, () => Promise<HistoryLabels>>>;

/** Loads the labels of all timelines. Offline, fields keep their technical names. */
export function useKnownLabels(loaders: HistoryLoaders): KnownLabels {
  const [known, setKnown] = useState<KnownLabels>({});
  useEffect(() => {
    let wanted = true;
    const all = Object.entries(loaders).map(async ([type, load]) => [type, await load()] as const);
    void Promise.allSettled(all).then((results) => {
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      if (wanted) setKnown(Object.fromEntries(found));
    });
    return () => {
      wanted = false;
    };
  }, [loaders]);
  return known;
}
