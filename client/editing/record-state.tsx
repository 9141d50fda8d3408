import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { WindsweptTree } from '../ui/illustrations/plants';
import { HoldProvider, useHeldRecord } from './held-record';
import { RecordSkeleton } from './record-skeleton';

type MissingProps = { noun: string; action: ReactNode };

/** What stands in the place of a record that is not there, or not the reader's. */
export const RecordNotFound = ({ noun, action }: MissingProps) => (
  <EmptyState
    level="h1"
    py="20"
    layerStyle="panel"
    illustration={<WindsweptTree />}
    title={`There is no such ${noun}`}
    action={action}
  >
    It may have been deleted, or it belongs to somebody else.
  </EmptyState>
);

type Props<Stored> = {
  record: Stored | null | undefined;
  result: { error?: unknown; loading: boolean; variables?: unknown; refetch: () => Promise<unknown> };
  /** What people call one, and where to go when there is none. */
  missing: MissingProps;
  /** It stands in tabs. */
  tabs?: boolean;
  children: (record: Stored) => ReactNode;
};

/**
 * A record as it is loaded: it, or the loading, error or missing state in its place. It is drawn behind the loading state
 * in small steps, so that the screen answers meanwhile. One that somebody else deletes stays while its form is unsaved.
 */
export function RecordState<Stored>({ record, result, missing, tabs = false, children }: Props<Stored>) {
  const { error, loading, refetch } = result;
  const { shown, holding } = useHeldRecord(record, result);
  const isDrawn = useDeferredValue(Boolean(shown), false);
  // That something is unsaved draws nothing anew.
  const drawn = useMemo(() => shown && isDrawn && children(shown), [shown, isDrawn, children]);
  if (shown) return <HoldProvider value={holding}>{drawn || <RecordSkeleton tabs={tabs} />}</HoldProvider>;
  if (error) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} layerStyle="panel" />;
  if (!loading) return <RecordNotFound {...missing} />;
  return <RecordSkeleton tabs={tabs} />;
}
