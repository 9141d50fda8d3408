import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { WindsweptTree } from '../ui/illustrations/plants';
import { RecordSkeleton } from './record-skeleton';
import { RetainProvider, useRetainedRecord } from './use-retained-record';

type MissingProps = { recordLabel: string; action: ReactNode };

/** The page for a record that does not exist or that the user may not see. */
export const RecordNotFound = ({ recordLabel, action }: MissingProps) => (
  <EmptyState
    level="h1"
    py="20"
    layerStyle="panel"
    illustration={<WindsweptTree />}
    title={`${recordLabel[0]?.toUpperCase()}${recordLabel.slice(1)} not found`}
    action={action}
  >
    The record may have been deleted, or it may belong to someone else.
  </EmptyState>
);

type Props<Stored> = {
  record: Stored | null | undefined;
  result: { error?: unknown; loading: boolean; variables?: unknown; refetch: () => Promise<unknown> };
  /** The name of the record type, and the action if the record does not exist. */
  missing: MissingProps;
  /** True if the record's screen has tabs. */
  tabs?: boolean;
  children: (record: Stored) => ReactNode;
};

/**
 * A record, or its loading, error or missing state. It is rendered behind the loading state in small steps, so that the
 * screen stays responsive. A record that another user deletes stays while its form is unsaved.
 */
export function RecordState<Stored>({ record, result, missing, tabs = false, children }: Props<Stored>) {
  const { error, loading, refetch } = result;
  const { shown, holding } = useRetainedRecord(record, result);
  const isDrawn = useDeferredValue(Boolean(shown), false);
  // Memoised, so that a change of the unsaved state does not render the record again.
  const drawn = useMemo(() => shown && isDrawn && children(shown), [shown, isDrawn, children]);
  if (shown)
    return <RetainProvider value={holding}>{drawn || <RecordSkeleton tabs={tabs} />}</RetainProvider>;
  if (error) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} layerStyle="panel" />;
  if (!loading) return <RecordNotFound {...missing} />;
  return <RecordSkeleton tabs={tabs} />;
}
