import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import { RefusalMessage } from '../../../forms/refusal-message';
import { toAppError } from '../../../graphql/errors';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { PlusIcon } from '../../../ui/pictograms';
import { useCreateSupplierFromBuyerMutation } from './buyer-detail.generated';
import type { Buyer } from './buyer-fields';

type Props = { buyer: Pick<Buyer, 'id'>; onCreated: (id: number) => void };

/**
 * Makes a supplier of a buyer after a question (R126). If there is a similar supplier, the dialog names it, and the
 * second press creates another one.
 */
export function CreateSupplierOfBuyer({ buyer: { id }, onCreated }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [create] = useCreateSupplierFromBuyerMutation();
  const trying = useDuplicateConfirmation();
  const { cache } = useApolloClient();
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => setAsking(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { data } = await trying({ id }, (evenIfSimilar) => create({ variables: { id, evenIfSimilar } }));
      close();
      if (!data) return;
      notify({
        kind: 'created',
        title: 'Creation Successful',
        description: 'Business has successfully been created',
      });
      onCreated(data.createSupplierFromImpactBuyer.id);
      cache.evict({ id: cache.identify({ __typename: 'ImpactBuyerRecord', id }) });
    } catch (failure) {
      setRefusal(toAppError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setAsking(true)}>
        <PlusIcon /> Create Supplier
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        onClosed={() => setRefusal(undefined)}
        title="Create Supplier"
        role="alertdialog"
        size="sm"
        initialFocus={cancel}
        dismissable={!busy}
        footer={
          <>
            <Button ref={cancel} variant="outline" colorPalette="neutral" onClick={close} disabled={busy}>
              Don't Create
            </Button>
            <Button onClick={() => void confirm()} loading={busy}>
              Create
            </Button>
          </>
        }
      >
        Are you sure you want to create a Supplier Listing off this buyer
        <RefusalMessage message={refusal} />
      </Dialog>
    </>
  );
}
