import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../lib/language';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/pictograms';
import { SecretOnce } from '../ui/secret-once';
import { NewTokenForm } from './token-form';
import { tokenTexts } from './token-texts';

/** The button for a new token. The dialog shows the token once, as it cannot be read again. */
export function NewTokenButton() {
  const text = useTexts(tokenTexts);
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <PlusIcon /> {text.create}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        onClosed={() => setToken(null)}
        dismissable={!token}
        title={token ? text.copyTitle : text.create}
        footer={token && <Button onClick={close}>{text.done}</Button>}
      >
        {token ? (
          <SecretOnce secret={token} label={text.token} copyLabel={text.copy}>
            {text.copyNow}
          </SecretOnce>
        ) : (
          <NewTokenForm onCreated={setToken} />
        )}
      </Dialog>
    </>
  );
}
