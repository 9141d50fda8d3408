import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import type { GoodCauseInput } from '../../../graphql/schema.generated';
import { useCreateGoodCauseMutation } from './cause-detail.generated';
import { causeFields } from './cause-fields';
import { CauseTabs } from './cause-form';
import { causeStore } from './cause-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new good cause (R107). */
export function NewGoodCause({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateGoodCauseMutation();
  return (
    <NewRecord
      fields={causeFields}
      store={causeStore}
      recordLabel="good cause"
      back={back}
      create={async (input) => {
        const { data } = await create({ variables: { input: input as GoodCauseInput } });
        if (!data) return null;
        causeStore.evict(client.cache);
        return data.createGoodCause.id;
      }}
      onCreated={onCreated}
    >
      {(form) => <CauseTabs form={form} cause={null} />}
    </NewRecord>
  );
}
