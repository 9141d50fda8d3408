import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../lib/language';
import { CopyButton } from '../ui/copy-button';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/pictograms';
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
        {token ? <TokenOnce token={token} /> : <NewTokenForm onCreated={setToken} />}
      </Dialog>
    </>
  );
}

function TokenOnce({ token }: { token: string }) {
  const text = useTexts(tokenTexts);
  return (
    <Box role="status" display="grid" gap="4">
      <Text>{text.copyNow}</Text>
      <Flex gap="3" align="center" wrap="wrap">
        <Box
          as="code"
          aria-label={text.token}
          flex="1"
          minW="0"
          overflowWrap="anywhere"
          fontFamily="mono"
          textStyle="sm"
          bg="bg.muted"
          borderRadius="l2"
          px="3"
          py="2"
        >
          {token}
        </Box>
        <CopyButton text={token}>{text.copy}</CopyButton>
      </Flex>
    </Box>
  );
}
