import { formatCount } from '../lib/format';
import { notify } from '../ui/notices';
import { CopyIcon } from '../ui/pictograms';
import type { BulkAction } from './bulk-action';

/**
 * A bulk action that copies a value of each selected row to the clipboard, each value once and on a line of its own.
 */
export const copyAction = <Row, Filter>(
  id: string,
  label: string,
  read: (row: Row) => string | null,
): BulkAction<Row, Filter> => ({
  id,
  label,
  icon: <CopyIcon />,
  permitted: true,
  loadedOnly: true,
  run: async ({ rows }) => {
    const lines = [...new Set(rows.map(read).filter(Boolean))];
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      const description = `${formatCount(lines.length)} ${lines.length === 1 ? 'line' : 'lines'}`;
      notify({ kind: 'copied', title: 'Copied to Clipboard', description });
    } catch {
      notify({
        kind: 'error',
        title: 'Could not copy',
        description: 'Your browser didn’t allow copying. Copy the text yourself.',
      });
    }
  },
});
