import type { SupplierListFilter } from '../../graphql/schema.generated';
import type { BulkAct } from '../../grid/bulk-act';
import { formatCount } from '../../lib/format';
import { CopyIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import type { SupplierRow } from './supplier-columns';

type Act = BulkAct<SupplierRow, SupplierListFilter>;

/** Puts what is read of each chosen supplier into the clipboard, a line each. */
const copies = (id: string, label: string, read: (row: SupplierRow) => string | null): Act => ({
  id,
  label,
  icon: <CopyIcon />,
  permitted: true,
  loadedOnly: true,
  run: async ({ rows }) => {
    const lines = [...new Set(rows.map(read).filter(Boolean))];
    await navigator.clipboard.writeText(lines.join('\n'));
    const description = `${formatCount(lines.length)} ${lines.length === 1 ? 'line' : 'lines'} in the clipboard`;
    notify({ kind: 'copied', title: 'Copied', description });
  },
});

/** What can be done with many suppliers at once. */
export const supplierBulkActs: readonly Act[] = [
  copies('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copies('copy-emails', 'Copy e-mails', ({ enquiryEmail }) => enquiryEmail),
];
