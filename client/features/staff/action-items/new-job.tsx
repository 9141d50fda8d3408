import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { NewRecord } from '../../../editing/new-record';
import { InstantField } from '../../../forms/day-fields';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import type { NewJobInput } from '../../../graphql/schema.generated';
import { ColleaguePicker } from '../../../pickers/record-pickers';
import { notify } from '../../../ui/notices';
import { SectionCard } from '../../../ui/section-card';
import { jobFields } from './action-fields';
import { useCreateJobMutation } from './action-items.generated';
import { actionNotices } from './action-labels';
import { actionStore, evictActions } from './action-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** Creates a job for one staff member or for all (R250). */
export function NewJob({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [createJob] = useCreateJobMutation();
  return (
    <NewRecord
      fields={jobFields}
      store={actionStore}
      recordLabel="job"
      back={back}
      announce={() => notify({ kind: 'created', title: actionNotices.created })}
      create={async (input) => {
        try {
          const { data } = await createJob({ variables: { input: input as NewJobInput } });
          if (!data) return null;
          evictActions(client.cache);
          return data.createJob.id;
        } catch (failure) {
          notify({ kind: 'error', title: actionNotices.notCreated });
          throw failure;
        }
      }}
      onCreated={onCreated}
    >
      {(form) => {
        const of = boundFields(jobFields, form);
        return (
          <SectionCard
            title="Job"
            description="The action stays in the Action Centre until someone dismisses it."
          >
            <TextField {...of('type')} required hint="Say what to do in a few words, such as “Follow up”." />
            <TextAreaField {...of('value')} rows={4} maxLength={1000} />
            <InstantField {...of('dueBy')} />
            <ColleaguePicker {...of('assignedToId')} hint="Leave blank to assign the action to everyone." />
            <TextField
              {...of('redirectUrl')}
              hint="A page on this site. Use {ref_id} for the record number: /admin/leads/{ref_id}"
            />
            <TextField {...of('refId')} inputMode="numeric" />
          </SectionCard>
        );
      }}
    </NewRecord>
  );
}
