import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import type { SupplierInput } from '../../../graphql/schema.generated';
import { useCreateSupplierMutation } from './supplier-detail.generated';
import type { EditorAddresses } from './supplier-editor';
import { supplierFields } from './supplier-fields';
import { supplierStore } from './supplier-store';
import { SupplierTabs } from './supplier-tabs';

type Props = { back: ReactNode; addresses: EditorAddresses; onCreated: (id: number) => void };

/** The form for a new supplier (R067). */
export function NewSupplier({ back, addresses, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateSupplierMutation();
  const trying = useDuplicateConfirmation();
  return (
    <NewRecord
      fields={supplierFields}
      store={supplierStore}
      recordLabel="supplier"
      back={back}
      create={async (input) => {
        const { data } = await trying(input, (evenIfSimilar) =>
          create({ variables: { input: input as SupplierInput, evenIfSimilar } }),
        );
        if (!data) return null;
        supplierStore.evict(client.cache);
        return data.createSupplier.id;
      }}
      onCreated={onCreated}
    >
      {(form) => (
        <SupplierTabs
          form={form}
          editorRole="ADMIN"
          supplier={null}
          askHref={addresses.ask}
          buyerHref={addresses.buyer}
        />
      )}
    </NewRecord>
  );
}
