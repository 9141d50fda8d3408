import type { MailColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { ChipFilter } from '../../../grid/grid-filters';
import { searchable } from '../../../grid/grid-toolbar';
import { askFor, filterColumn, fromLetters, knownIn, listVariables } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { GridDate } from '../../../ui/date-time';
import { choicesOf, mailStatusLabels, mailStatusTones } from '../../../ui/sales-labels';
import { StatusTag } from '../../../ui/status-tag';
import { formatKind, type MailRow, mailKinds } from './mail-labels';
import { useExportMailsMutation, useMailListQuery } from './mailbox.generated';
import { useMailActions } from './use-mail-actions';

const { text, number, time, further } = columnBuilders<MailRow, MailColumn>();

const columns: readonly GridColumn<MailRow, MailColumn>[] = [
  { ...text('subject', 'Subject', 'SUBJECT', 260, ({ subject }) => subject), key: true, onCard: 'title' },
  text('to', 'To', 'TO_ADDRESS', 200, ({ toAddress }) => toAddress),
  time('when', 'When', 'CREATED_AT', 124, ({ createdAt }) => <GridDate value={createdAt} />),
  {
    ...text('status', 'Status', 'STATUS', 96, ({ status }) => (
      <StatusTag tone={mailStatusTones[status]}>{mailStatusLabels[status]}</StatusTag>
    )),
    onCard: 'corner',
  },
  text('kind', 'Kind', 'KIND', 164, ({ kind }) => formatKind(kind)),
  { ...number('attempts', 'Attempts', 'ATTEMPTS', 72, ({ attempts }) => attempts), onCard: 'hidden' },
  {
    // No sorting by this column: the list is too long for it.
    ...text('error', 'Error', undefined, 280, ({ error }) => error),
    exported: [{ column: 'ERROR', header: 'Error' }],
  },
  {
    ...time('sent', 'Sent', 'SENT_AT', 124, ({ sentAt }) => <GridDate value={sentAt} />),
    onCard: 'hidden',
  },
  further(number('id', 'ID', 'ID', 80, ({ id }) => id)),
];

/** The largest number that the server counts to. */
const MAX_COUNTED = 1000;
/** The minimum number of letters that the server can search for. */
const LEAST_SEARCHED = 3;

const statuses = choicesOf(mailStatusLabels);
const filterNames = ['status'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('KIND', 'Kind', 'choice', choicesOf(mailKinds)),
  fromLetters(LEAST_SEARCHED, filterColumn('TO_ADDRESS', 'To', 'text')),
  fromLetters(LEAST_SEARCHED, filterColumn('SUBJECT', 'Subject', 'text')),
  filterColumn('CREATED_AT', 'When', 'day'),
  filterColumn('SENT_AT', 'Sent', 'day'),
  filterColumn('ATTEMPTS', 'Attempts', 'number'),
  filterColumn('ERROR', 'Error', 'text'),
];

/** The list of all mails, sent or queued, with their delivery status. */
export function MailList({ mailHref }: { mailHref: (id: string) => string }) {
  const question = useListQuery({
    name: 'mails',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered,
    variables: (url) =>
      listVariables(
        { ...url, search: searchable(url.search, LEAST_SEARCHED) },
        columns,
        latestFirst,
        askFor<MailColumn>(
          'STATUS',
          knownIn(url.filters.status, mailStatusLabels).map((status) => status.toLowerCase()),
        ),
      ),
  });
  const { url, query } = question;
  const [startExport] = useExportMailsMutation();
  return (
    <RecordList
      label="Emails"
      searchLabel="Search by subject, email address or ID"
      leastSearched={LEAST_SEARCHED}
      question={question}
      list={useKeysetList(useMailListQuery(query), 'mailDeliveries', MAX_COUNTED)}
      rowHref={({ id }) => mailHref(id)}
      filters={<ChipFilter url={url} name="status" label="Status" choices={statuses} />}
      startExport={async (variables) => (await startExport({ variables })).data?.exportMails}
      many={useMailActions()}
      empty={{ title: 'No emails yet', text: 'Emails that Uplift sends show up here.' }}
    />
  );
}
