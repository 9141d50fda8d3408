import { useApolloClient } from '@apollo/client/react';
import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import { CreateBuyer } from '../../../pickers/create-buyer';
import { useCreateBuyerFromSupplierMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';

type Props = { supplier: Supplier; onCreated: (id: number) => void };

/** The button with which staff make a supplier an impact buyer, too, after confirmation (R058). */
export function CreateBuyerOfSupplier({ supplier, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateBuyerFromSupplierMutation();
  const trying = useDuplicateConfirmation();
  return (
    <CreateBuyer
      about={`This creates an impact buyer linked to ${supplier.name}. The supplier’s website and description are copied to the buyer.`}
      known={{
        contactName: supplier.ownerContactPerson ?? supplier.ownerName ?? '',
        email: supplier.ownerEmail ?? supplier.enquiryEmail ?? '',
        phone: supplier.ownerMobile ?? '',
        address: supplier.physicalAddress ?? '',
      }}
      create={async (input) => {
        const { data } = await trying(input, (evenIfSimilar) =>
          create({ variables: { supplierId: supplier.id, input, evenIfSimilar } }),
        );
        if (!data) return false;
        onCreated(data.createImpactBuyerFromSupplier.id);
        client.cache.evict({ id: client.cache.identify({ __typename: 'SupplierRecord', id: supplier.id }) });
        return true;
      }}
    />
  );
}
