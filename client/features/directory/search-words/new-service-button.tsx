import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notifyCreated } from '../../../editing/saved-notices';
import { AddButton } from '../../../lists/add-button';
import { ServiceForm } from '../../../pickers/service-form';
import { Dialog } from '../../../ui/dialog';
import { evictServices } from './service-rows';
import { useOfferServiceMutation } from './services.generated';

/** The button that adds a service for suppliers to choose from (R063). */
export function NewServiceButton() {
  const { cache } = useApolloClient();
  const [open, setOpen] = useState(false);
  const [offer] = useOfferServiceMutation();
  const save = async (label: string) => {
    await offer({ variables: { label } });
    evictServices(cache);
    notifyCreated('Service');
    setOpen(false);
  };
  return (
    <>
      <AddButton what="service" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="New service">
        <ServiceForm save={save} />
      </Dialog>
    </>
  );
}
