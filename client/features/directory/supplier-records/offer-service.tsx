import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { firstCharacters } from '../../../../shared/text-length';
import { notifyCreated } from '../../../editing/saved-notices';
import { evictQueries } from '../../../graphql/row-cache';
import { ServiceForm } from '../../../pickers/service-form';
import { Dialog } from '../../../ui/dialog';
import { useAddServiceChoiceMutation } from './offer-service.generated';
import { preventBlur } from './request-service';

/**
 * The link with which staff add a missing service to the list that suppliers choose from, without leaving the form
 * (R063, R064).
 */
export function OfferService({ typed }: { typed: string }) {
  const { cache } = useApolloClient();
  const [open, setOpen] = useState(false);
  const [offer] = useAddServiceChoiceMutation();
  const save = async (label: string) => {
    await offer({ variables: { label } });
    evictQueries(cache, 'serviceOptions');
    notifyCreated('Service');
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="plain"
        h="auto"
        p="0"
        textStyle="sm"
        colorPalette="brand"
        onMouseDown={preventBlur}
        onClick={() => setOpen(true)}
      >
        Add a missing service to the list
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New service">
        <ServiceForm suggested={firstCharacters(typed.trim(), 100)} save={save} />
      </Dialog>
    </>
  );
}
