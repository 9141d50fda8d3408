import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import { PlusIcon } from './pictograms';
import { SecretOnce } from './secret-once';

type Props = {
  /** `secret` is the label of the field with the secret. */
  texts: Record<'create' | 'copyTitle' | 'copyNow' | 'copy' | 'secret' | 'done', string>;
  /** Returns the form. It passes the secret on once the item is created. */
  form: (onCreated: (secret: string) => void) => ReactNode;
};

/** The button for a new item with a secret. The dialog shows the secret once, as it cannot be read again. */
export function NewSecretButton({ texts, form }: Props) {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <PlusIcon /> {texts.create}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        onClosed={() => setSecret(null)}
        dismissable={!secret}
        title={secret ? texts.copyTitle : texts.create}
        footer={secret && <Button onClick={close}>{texts.done}</Button>}
      >
        {secret ? (
          <SecretOnce secret={secret} label={texts.secret} copyLabel={texts.copy}>
            {texts.copyNow}
          </SecretOnce>
        ) : (
          form(setSecret)
        )}
      </Dialog>
    </>
  );
}
