import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates';
import { Dialog } from '../../ui/dialog';
import { Fact, FactList } from '../../ui/fact-list';
import { heldForms } from './held-columns';
import type { Held, HeldActions } from './use-held-actions';

type Props = { held: Held; actions: HeldActions; onClose: () => void };

/** All answers of a held submission, and the decision about it. */
export function HeldDialog({ held, actions, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const decide = async (work: (held: Held) => Promise<boolean>) => {
    setBusy(true);
    const done = await work(held);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${heldForms[held.form]} from ${held.senderName}`}
      dismissable={!busy}
      footer={
        <>
          <Button
            variant="ghost"
            colorPalette="danger"
            disabled={busy}
            onClick={() => void decide(actions.discard)}
          >
            Discard for good
          </Button>
          <Button loading={busy} onClick={() => void decide(actions.release)}>
            Release
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textStyle="sm" mb="4">
        {held.reason} Release stores it and sends its mails; discard deletes it.
      </Text>
      <FactList>
        <Fact label="Sent">{formatDateTime(held.heldAt)}</Fact>
        {held.senderEmail && <Fact label="Email">{held.senderEmail}</Fact>}
        {held.answers.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Dialog>
  );
}
