import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import type { ImpactBuyerInput } from '../../../graphql/schema.generated';
import { useCreateImpactBuyerMutation } from './buyer-detail.generated';
import { buyerFields } from './buyer-fields';
import { buyerStore } from './buyer-store';
import { BuyerTabs } from './buyer-tabs';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new impact buyer, or several in a row (R139, R140). */
export function NewImpactBuyer({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateImpactBuyerMutation();
  const trying = useDuplicateConfirmation();
  return (
    <NewRecord
      fields={buyerFields}
      store={buyerStore}
      recordLabel="impact buyer"
      back={back}
      andNew
      create={async (input) => {
        const { data } = await trying(input, (evenIfSimilar) =>
          create({ variables: { input: input as ImpactBuyerInput, evenIfSimilar } }),
        );
        if (!data) return null;
        buyerStore.evict(client.cache);
        return data.createImpactBuyer.id;
      }}
      onCreated={onCreated}
    >
      {(form) => <BuyerTabs form={form} editorRole="ADMIN" buyer={null} />}
    </NewRecord>
  );
}
