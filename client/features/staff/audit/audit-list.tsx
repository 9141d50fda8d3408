import { useMemo, useState } from 'react';
import type { AuditEntryColumn } from '../../../graphql/schema.generated';
import { ChipFilter } from '../../../grid/grid-filters';
import { askFor, choicesAmong, knownIn, listVariables } from '../../../grid/list-variables';
import { MultiSelectFilter } from '../../../grid/multi-select-filter';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { PRODUCT_NAME } from '../../../lib/product';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useAuditLogQuery, useExportAuditLogMutation } from './audit.generated';
import { auditColumns, auditFilterColumns } from './audit-columns';
import { AuditDetails } from './audit-details';
import { type AuditEntry, type KnownLabels, recordHref, subjectChoices } from './audit-labels';
import { actionFilters, loggedActions, timelineSubjects } from './audit-subjects';
import { type HistoryLoaders, useKnownLabels } from './use-known-labels';

/** The largest number that the server counts to. */
const MAX_COUNTED = 1000;

const filterNames = ['who', 'type', 'action', 'field'] as const;
const latestFirst = { id: 'OCCURRED_AT', desc: true } as const;

const actors = { user: 'User', visitor: 'The website', link: 'Link sent by email', system: PRODUCT_NAME };
const actorChoices = Object.entries(actors).map(([value, label]) => ({ value, label }));
const actionChoices = Object.entries(actionFilters).map(([value, label]) => ({ value, label }));

/** Returns the fields of the chosen types of records, or of all, as choices of a filter. */
function fieldChoices(known: KnownLabels, types: readonly string[] = []) {
  const chosen = Object.entries(timelineSubjects).filter(
    ([name]) => types.length === 0 || types.includes(name),
  );
  const labels = new Map(chosen.flatMap(([, type]) => Object.entries(known[type]?.labels ?? {})));
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

const isFieldName = (name: string) => /^[\w.-]{1,100}$/.test(name);

/** The audit log: what users and the product have done, latest first. */
export function AuditList({ histories }: { histories: HistoryLoaders }) {
  const known = useKnownLabels(histories);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const columns = useMemo(() => auditColumns(known, setShown), [known]);
  const question = useListQuery({
    name: 'audit-log',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered: auditFilterColumns,
    variables: (url) => {
      const { who, type, action, field } = url.filters;
      return listVariables(url, columns, latestFirst, [
        ...askFor<AuditEntryColumn>('ACTOR_KIND', knownIn(who, actors)),
        ...askFor<AuditEntryColumn>('SUBJECT_TYPE', choicesAmong(subjectChoices, type)),
        ...askFor<AuditEntryColumn>('ACTION', loggedActions(knownIn(action, actionFilters))),
        ...askFor<AuditEntryColumn>('FIELD', field?.filter(isFieldName)),
      ]);
    },
  });
  const { url, query } = question;
  const [startExport] = useExportAuditLogMutation();
  return (
    <>
      <RecordList
        label="Audit log"
        searchLabel="Search by a user’s name or email"
        question={question}
        list={useKeysetList(useAuditLogQuery(query), 'auditLog', MAX_COUNTED)}
        rowHref={recordHref}
        walked={false}
        chooses={false}
        filters={
          <>
            <ChipFilter url={url} name="who" label="Who" choices={actorChoices} />
            <MultiSelectFilter url={url} name="type" label="Record type" choices={subjectChoices} />
            <MultiSelectFilter url={url} name="action" label="Action" choices={actionChoices} />
            <MultiSelectFilter
              url={url}
              name="field"
              label="Changed field"
              choices={fieldChoices(known, url.filters.type)}
            />
          </>
        }
        startExport={async (variables) => (await startExport({ variables })).data?.exportAuditLog}
        empty={{ title: 'No actions yet', text: 'Changes to records and accounts appear here.' }}
      />
      {shown && <AuditDetails entry={shown} known={known} onClosed={() => setShown(null)} />}
    </>
  );
}
