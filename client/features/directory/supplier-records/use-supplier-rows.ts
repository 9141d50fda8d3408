import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Versioned } from '../../../editing/record-store';
import { notifySaved } from '../../../editing/saved-notices';
import { undoOf } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import type { SupplierInput } from '../../../graphql/schema.generated';
import { notify } from '../../../ui/notices';
import { useSaveSupplierMutation } from './supplier-detail.generated';
import { supplierStore } from './supplier-store';

type Rows = Pick<SupplierInput, 'workExamples' | 'testimonials' | 'learnMoreFiles'>;

/** Saves rows that belong to a supplier at once, independently of its form (R060). */
export function useSaveRows(supplierId: number) {
  const client = useApolloClient();
  const [save] = useSaveSupplierMutation();
  const [saving, setSaving] = useState(false);
  const saveRows = async (rows: Rows, quietly = false): Promise<boolean> => {
    setSaving(true);
    try {
      const { data } = await save({ variables: { id: supplierId, input: rows } });
      if (!data) return false;
      supplierStore.refresh(client.cache, data.updateSupplier);
      if (!quietly)
        notifySaved(supplierStore.recordLabel, undoOf(client, supplierStore, data.updateSupplier));
      return true;
    } catch (failure) {
      notify({ kind: 'error', title: 'Not saved', description: toAppError(failure).message });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { saveRows, saving };
}

/** Deletes a row that belongs to a supplier, reports the result, and offers to restore it. */
export function useDeleteRow() {
  const client = useApolloClient();
  /** `work` returns the supplier without the row. */
  return async (work: () => Promise<Versioned | undefined>, what: string): Promise<void> => {
    try {
      const supplier = await work();
      const act = supplier && undoOf(client, supplierStore, supplier);
      notify({ kind: 'deleted', title: 'Deleted', description: `${what} has been deleted`, act });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
}
