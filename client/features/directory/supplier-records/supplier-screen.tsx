import type { ReactNode } from 'react';
import { RecordState } from '../../../editing/record-state';
import { useSupplierDetailQuery } from './supplier-detail.generated';
import { SupplierEditor } from './supplier-editor';

type Props = Omit<Parameters<typeof SupplierEditor>[0], 'supplier'> & { id: number; toList: ReactNode };

/** The form of one supplier, including the loading, missing and error states. */
export function SupplierScreen({ id, toList, ...editor }: Props) {
  const result = useSupplierDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'supplier', action: toList };
  return (
    <RecordState record={result.data?.supplierRecord} result={result} missing={missing} tabs>
      {(supplier) => <SupplierEditor key={id} supplier={supplier} {...editor} />}
    </RecordState>
  );
}
