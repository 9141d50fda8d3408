import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { evictQueries } from '../graphql/row-cache';
import { useTexts } from '../lib/language';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/pictograms';
import { SecretOnce } from '../ui/secret-once';
import { WebhookForm } from './webhook-form';
import { webhookTexts } from './webhook-texts';
import { useCreateWebhookMutation } from './webhooks.generated';

/** The button for a new webhook. The dialog shows the secret once, as it cannot be read again. */
export function NewWebhookButton() {
  const text = useTexts(webhookTexts);
  const { cache } = useApolloClient();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useCreateWebhookMutation();
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <PlusIcon /> {text.create}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        onClosed={() => setSecret(null)}
        dismissable={!secret}
        title={secret ? text.copyTitle : text.create}
        footer={secret && <Button onClick={close}>{text.done}</Button>}
      >
        {secret ? (
          <SecretOnce secret={secret} label={text.secret} copyLabel={text.copy}>
            {text.copyNow}
          </SecretOnce>
        ) : (
          <WebhookForm
            submitLabel={text.createIt}
            onSubmit={async (input) => {
              const result = await create({ variables: { input } });
              evictQueries(cache, 'webhooks');
              if (result.data) setSecret(result.data.createWebhook.secret);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
