import { useMemo, useState } from 'react';
import type { HeldSubmissionColumn, HeldSubmissionSelection } from '../../../graphql/schema.generated';
import { SelectFilter } from '../../../grid/grid-filters';
import { askFor, choicesAmong, listVariables, storedChoices } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useConfirmedAction } from '../../../tasks/use-confirmed-action';
import { useImmediateActions } from '../../../tasks/use-immediate-actions';
import { heldColumns, heldFilterColumns, heldForms } from './held-columns';
import { HeldDialog } from './held-dialog';
import {
  useDiscardManyHeldMutation,
  useExportHeldMutation,
  useHeldSubmissionsQuery,
  useReleaseManyHeldMutation,
} from './held-submissions.generated';
import { type Held, useHeldActions } from './use-held-actions';

const filterNames = ['form'] as const;
const formChoices = storedChoices(heldForms);
const latestFirst = { id: 'HELD_AT', desc: true } as const;

/** The list of submissions of public forms that look automated, to be released or discarded, one by one or in bulk. */
export function HeldList() {
  const actions = useHeldActions();
  const [read, setRead] = useState<Held | null>(null);
  const release = async (held: Held) => {
    if (await actions.release(held)) actions.removeRow(held);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions do the same in every rendering
  const columns = useMemo(() => heldColumns({ read: setRead, release: (held) => void release(held) }), []);
  const question = useListQuery({
    name: 'held-submissions',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered: heldFilterColumns,
    variables: (url) =>
      listVariables(
        url,
        columns,
        latestFirst,
        askFor<HeldSubmissionColumn>('FORM', choicesAmong(formChoices, url.filters.form)),
      ),
  });
  const { url, query } = question;
  const [startExport] = useExportHeldMutation();
  const [releaseMany] = useReleaseManyHeldMutation();
  const [discardMany] = useDiscardManyHeldMutation();
  const releaseAction = useImmediateActions([
    {
      id: 'release',
      label: 'Release',
      start: async (selection: HeldSubmissionSelection) =>
        (await releaseMany({ variables: { selection } })).data?.releaseHeldSubmissions,
    },
  ]);
  const discard = useConfirmedAction({
    id: 'discard',
    label: 'Discard…',
    danger: true,
    called: ['submission', 'submissions'],
    question: (what) => ({ title: `Discard ${what}`, text: 'The submissions will be permanently deleted.' }),
    yes: 'Discard',
    no: 'Keep',
    start: async (selection: HeldSubmissionSelection) =>
      (await discardMany({ variables: { selection } })).data?.discardHeldSubmissions,
  });
  return (
    <>
      <RecordList
        label="Submissions held for review"
        searchLabel="Search by name, email or subject"
        question={question}
        list={useKeysetList(useHeldSubmissionsQuery(query), 'heldSubmissions')}
        walked={false}
        filters={<SelectFilter url={url} name="form" label="Form" choices={formChoices} />}
        startExport={async (variables) => (await startExport({ variables })).data?.exportHeldSubmissions}
        furtherActions={[...releaseAction, discard.act]}
        empty={{
          title: 'No submissions held for review',
          text: 'Form submissions that look automated wait here until you release or discard them.',
        }}
      />
      {read && <HeldDialog held={read} actions={actions} onClosed={() => setRead(null)} />}
      {discard.dialog}
    </>
  );
}
