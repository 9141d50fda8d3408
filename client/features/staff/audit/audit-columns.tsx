import { Button } from '@chakra-ui/react';
import type { AuditEntryColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { GridDate } from '../../../ui/date-time';
import { type AuditEntry, formatDone, formatRecord, formatWho, type KnownLabels } from './audit-labels';
import { ChangedValues } from './changed-values';

type Column = GridColumn<AuditEntry, AuditEntryColumn>;

const { text, time, further } = columnBuilders<AuditEntry, AuditEntryColumn>();

/** Adds the columns of an exported file to a column that the list cannot be sorted by. */
const exportedAs = (column: Column, ...exported: NonNullable<Column['exported']>): Column => ({
  ...column,
  exported,
});

/** The columns of the audit log. `open` shows the details of an action. */
export const auditColumns = (known: KnownLabels, open: (entry: AuditEntry) => void): readonly Column[] => [
  time('when', 'When', 'OCCURRED_AT', 124, ({ occurredAt }) => <GridDate value={occurredAt} />),
  exportedAs(
    text('who', 'Who', undefined, 170, formatWho),
    { column: 'ACTOR', header: 'Who' },
    { column: 'TOKEN_NAME', header: 'API token' },
  ),
  exportedAs(
    text('action', 'Action', undefined, 190, (entry) => formatDone(known, entry)),
    { column: 'ACTION', header: 'Action' },
  ),
  {
    ...exportedAs(
      text('record', 'Record', undefined, 220, formatRecord),
      { column: 'SUBJECT_TYPE', header: 'Record type' },
      { column: 'RECORD_ID', header: 'Record ID' },
    ),
    key: true,
    onCard: 'title',
  },
  // Beside the record, so that the buttons are visible on every screen.
  {
    ...text('details', 'Details', undefined, 90, (entry, { tabIndex }) => (
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        colorPalette="neutral"
        tabIndex={tabIndex}
        aria-label={`Details: ${formatDone(known, entry)}, ${formatRecord(entry)}`}
        onClick={() => open(entry)}
      >
        Details
      </Button>
    )),
    exported: [],
    onCard: 'foot',
  },
  exportedAs(
    text('changes', 'Changes', undefined, 320, (entry) => <ChangedValues known={known} entry={entry} />),
    { column: 'CHANGES', header: 'Changes' },
  ),
  further(
    exportedAs(
      text('request', 'Request ID', undefined, 240, ({ requestId }) => requestId),
      { column: 'REQUEST_ID', header: 'Request ID' },
    ),
  ),
];

/** The columns that staff can filter by. */
export const auditFilterColumns: readonly FilteredColumn[] = [
  filterColumn('OCCURRED_AT', 'When', 'day'),
  filterColumn('RECORD_ID', 'Record ID', 'number'),
];
