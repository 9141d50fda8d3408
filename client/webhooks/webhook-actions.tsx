import { useApolloClient } from '@apollo/client/react';
import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { toAppError } from '../graphql/errors';
import { evictQueries } from '../graphql/row-cache';
import { useLanguage, useTexts } from '../lib/language';
import { ActionsMenu } from '../ui/actions-menu';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { notify } from '../ui/notices';
import { ChevronDownIcon } from '../ui/pictograms';
import { SecretOnce } from '../ui/secret-once';
import type { Webhook } from './webhook';
import { WebhookForm } from './webhook-form';
import { webhookTexts } from './webhook-texts';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestEventMutation,
  useSetWebhookPausedMutation,
  useUpdateWebhookMutation,
} from './webhooks.generated';

type Props = {
  webhook: Webhook;
  /** True for a webhook of the signed-in user, who alone can replace its secret. */
  own: boolean;
  /** Called once a test event was sent. */
  onTested: () => void;
};

/** The menu of a webhook: edit, test, pause, replace the secret, delete. */
export function WebhookActions({ webhook, own, onTested }: Props) {
  const { id, version, name, pausedAt } = webhook;
  const text = useTexts(webhookTexts);
  const { cache } = useApolloClient();
  const attempt = useAttempt();
  const [shown, setShown] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [test] = useSendTestEventMutation();
  const [setPaused] = useSetWebhookPausedMutation();
  const [update] = useUpdateWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation();
  const close = () => setShown(null);
  return (
    <>
      <ActionsMenu
        label={
          <>
            {text.more} <ChevronDownIcon />
          </>
        }
        name={`${text.more}: ${name}`}
        panel={{
          'aria-label': text.more,
          left: { base: '0', sm: 'auto' },
          right: { base: 'auto', sm: '0' },
          minW: '12rem',
        }}
      >
        <Entry
          onClick={() =>
            attempt(async () => {
              await test({ variables: { webhookId: id } });
              evictQueries(cache, 'webhookDeliveries');
              onTested();
            }, text.testSent)
          }
        >
          {text.test}
        </Entry>
        <Entry onClick={() => setShown('edit')}>{text.edit}</Entry>
        <Entry
          onClick={() =>
            attempt(
              () => setPaused({ variables: { id, paused: !pausedAt } }),
              pausedAt ? text.resumedNow : text.pausedNow,
            )
          }
        >
          {pausedAt ? text.resume : text.pause}
        </Entry>
        {own && <Entry onClick={() => setShown('rotate')}>{text.rotate}</Entry>}
        <Entry colorPalette="danger" onClick={() => setShown('delete')}>
          {text.remove}
        </Entry>
      </ActionsMenu>
      <Dialog open={shown === 'edit'} onClose={close} title={text.editTitle}>
        <WebhookForm
          webhook={webhook}
          submitLabel={text.save}
          onSubmit={async (input) => {
            await update({ variables: { id, version, input } });
            notify({ kind: 'success', title: text.saved, description: input.name });
            close();
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={shown === 'rotate'}
        onClose={close}
        title={text.rotate}
        confirmLabel={text.rotate}
        cancelLabel={text.cancel}
        onConfirm={() =>
          attempt(async () => {
            const { data } = await rotate({ variables: { id } });
            setSecret(data?.rotateWebhookSecret.secret ?? null);
          })
        }
      >
        “{name}” {text.rotateQuestion}
      </ConfirmDialog>
      <Dialog
        open={secret !== null}
        onClose={() => setSecret(null)}
        dismissable={false}
        title={text.copyTitle}
        footer={<Button onClick={() => setSecret(null)}>{text.done}</Button>}
      >
        <SecretOnce secret={secret ?? ''} label={text.secret} copyLabel={text.copy}>
          {text.copyNow} {text.copyRotated}
        </SecretOnce>
      </Dialog>
      <ConfirmDialog
        open={shown === 'delete'}
        onClose={close}
        title={text.removeTitle}
        confirmLabel={text.remove}
        cancelLabel={text.cancel}
        danger
        onConfirm={() =>
          attempt(async () => {
            await remove({ variables: { id } });
            evictQueries(cache, 'webhooks');
          }, text.removed)
        }
      >
        “{name}” {text.removeQuestion}
      </ConfirmDialog>
    </>
  );
}

function Entry({ children, ...button }: ButtonProps & { children: ReactNode }) {
  return (
    <Button
      type="button"
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      justifyContent="start"
      w="full"
      {...button}
    >
      {children}
    </Button>
  );
}

/** Returns a function that runs an action and reports its outcome. */
export function useAttempt() {
  const language = useLanguage();
  const { failed } = useTexts(webhookTexts);
  return async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action();
      if (done) notify({ kind: 'success', title: done });
    } catch (failure) {
      notify({ kind: 'error', title: failed, description: errorMessage(language, toAppError(failure)) });
    }
  };
}
