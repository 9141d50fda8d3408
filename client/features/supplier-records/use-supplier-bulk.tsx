import { type ReactNode, useMemo, useState } from 'react';
import type { SupplierListFilter, SupplierListSort } from '../../graphql/schema.generated';
import type { BulkAct, BulkSelection } from '../../grid/bulk-act';
import { formatCount } from '../../lib/format';
import { useTaskStarted } from '../../tasks/use-task-acts';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { DownloadIcon, TrashIcon } from '../../ui/icons';
import { ChangeSuppliersDialog } from './change-suppliers-dialog';
import { supplierBulkActs } from './supplier-bulk-acts';
import type { SupplierRow } from './supplier-columns';
import { useChangeSuppliersMutation, useDeleteSuppliersMutation } from './supplier-tasks.generated';
import { type ExportedColumns, useSupplierExport } from './use-supplier-export';

type Act = BulkAct<SupplierRow, SupplierListFilter>;
type Chosen = BulkSelection<SupplierRow, SupplierListFilter>;

/** What staff can do with many suppliers at once, and the dialogs that ask before. */
export function useSupplierBulk(
  sort: SupplierListSort,
  columns: ExportedColumns,
): { acts: readonly Act[]; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ act: 'change' | 'delete'; chosen: Chosen } | null>(null);
  const started = useTaskStarted();
  const startExport = useSupplierExport();
  const [change] = useChangeSuppliersMutation();
  const [remove] = useDeleteSuppliersMutation();
  const acts = useMemo<readonly Act[]>(
    () => [
      {
        id: 'change',
        label: 'Change…',
        permitted: true,
        run: (chosen) => setAsking({ act: 'change', chosen }),
      },
      {
        id: 'export',
        label: 'Export',
        icon: <DownloadIcon />,
        permitted: true,
        run: async ({ input }) => {
          const task = await startExport(input, sort, columns);
          if (task) await started(task);
        },
      },
      ...supplierBulkActs,
      {
        id: 'delete',
        label: 'Delete…',
        icon: <TrashIcon />,
        danger: true,
        permitted: true,
        run: (chosen) => setAsking({ act: 'delete', chosen }),
      },
    ],
    [startExport, started, sort, columns],
  );
  const close = () => setAsking(null);
  const chosen = asking?.chosen;
  const dialog = (
    <>
      {asking?.act === 'change' && chosen && (
        <ChangeSuppliersDialog
          count={chosen.count}
          onClose={close}
          change={async (input) => {
            const { data } = await change({ variables: { selection: chosen.input, input } });
            if (data) await started(data.changeSuppliers);
          }}
        />
      )}
      <ConfirmDialog
        open={asking?.act === 'delete'}
        onClose={close}
        title={`Delete ${formatCount(chosen?.count)} suppliers`}
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={async () => {
          if (!chosen) return;
          const { data } = await remove({ variables: { selection: chosen.input } });
          if (data) await started(data.deleteSuppliers);
          chosen.clear();
        }}
      >
        Are you sure you want to delete {chosen?.count === 1 ? 'this supplier' : 'these suppliers'}? Those
        that have enquiries or users cannot be deleted, and are listed afterwards.
      </ConfirmDialog>
    </>
  );
  return { acts, dialog };
}
