import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import type { ExportFormat } from '../graphql/schema.generated';
import { formatAtLeast } from '../lib/format';
import { ActionsMenu } from '../ui/actions-menu';
import { NavButton } from '../ui/nav-item';
import { notify } from '../ui/notices';
import { ChevronDownIcon, DownloadIcon } from '../ui/pictograms';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';
import type { Task } from './task';
import { useTaskStarted } from './use-task-actions';

type Props = {
  /** The number of rows that match the list's filters. */
  count: number;
  /** True if there may be more, which are not counted. */
  orMore?: boolean;
  /** Starts the export. */
  start: (format: ExportFormat) => Promise<Task | undefined>;
};

/** The file formats of an export. */
const FORMATS = [
  {
    format: 'EXCEL',
    label: 'CSV for Excel',
    text: 'Dates look like 31/12/2026. Times are in New Zealand time.',
  },
  {
    format: 'MACHINE',
    label: 'CSV for other programs',
    text: 'Dates are written as 2026-12-31. Times are in UTC.',
  },
] as const;

/**
 * The button that exports all matching rows with the visible columns; it shows their number, and offers other formats.
 */
export function ExportButton({ count, orMore, start }: Props) {
  const started = useTaskStarted();
  const [busy, setBusy] = useState(false);
  const run = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const task = await start(format);
      if (task) await started(task);
    } catch (failure) {
      notify({ kind: 'error', title: 'Not exported', description: toAppError(failure).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Flex>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        px={responsiveLabelPadding}
        borderEndRadius="0"
        disabled={count === 0}
        loading={busy}
        title="Download the visible columns as a CSV file for Excel"
        onClick={() => void run('EXCEL')}
      >
        <DownloadIcon />
        <ResponsiveLabel>Export {formatAtLeast(count, orMore)}</ResponsiveLabel>
      </Button>
      <ActionsMenu
        label={<ChevronDownIcon />}
        name="Export formats"
        button={{ px: '1.5', minW: '0', borderStartRadius: '0', ms: '-1px', disabled: count === 0 || busy }}
        panel={{ minW: '64' }}
      >
        {FORMATS.map(({ format, label, text }) => (
          <NavButton key={format} onClick={() => void run(format)}>
            <span>
              {label}
              <Text as="span" display="block" textStyle="sm" color="fg.muted">
                {text}
              </Text>
            </span>
          </NavButton>
        ))}
      </ActionsMenu>
    </Flex>
  );
}
