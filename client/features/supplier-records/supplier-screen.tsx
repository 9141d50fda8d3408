import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { WindsweptTree } from '../../ui/illustrations/plants';
import { LoadingLines } from '../../ui/loading-state';
import { Skeleton } from '../../ui/skeleton';
import { useSupplierDetailQuery } from './supplier-detail.generated';
import { SupplierEditor } from './supplier-editor';

type Props = Omit<Parameters<typeof SupplierEditor>[0], 'supplier'> & { id: number; toList: ReactNode };

/** What stands in the place of a supplier that is not there, or not the reader’s. */
export const SupplierNotFound = ({ action }: { action: ReactNode }) => (
  <EmptyState
    level="h1"
    py="20"
    layerStyle="panel"
    illustration={<WindsweptTree />}
    title="There is no such supplier"
    action={action}
  >
    It may have been deleted, or it belongs to somebody else.
  </EmptyState>
);

/** One supplier to be kept up to date, in its loading, missing and error state. */
export function SupplierScreen({ id, toList, ...editor }: Props) {
  const { data, error, loading, refetch } = useSupplierDetailQuery({ variables: { id } });
  const supplier = data?.supplierRecord;
  if (supplier) return <SupplierEditor key={id} supplier={supplier} {...editor} />;
  if (error) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} layerStyle="panel" />;
  if (!loading) return <SupplierNotFound action={toList} />;
  return (
    <>
      <Skeleton h="8" w="64" mb="8" />
      <LoadingLines lines={8} layerStyle="panel" p="6" />
    </>
  );
}
