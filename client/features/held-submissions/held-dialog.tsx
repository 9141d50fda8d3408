import { Box, Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../lib/dates';
import { Dialog } from '../../ui/dialog';
import { Fact, FactList } from '../../ui/fact-list';
import { heldForms } from './held-columns';
import type { Held, HeldActions } from './use-held-actions';

type Props = { held: Held; actions: HeldActions; onClose: () => void };

/** All answers of a held submission, and the decision about it. */
export function HeldDialog({ held, actions, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
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
      // Not a button: Enter pressed once too often would delete what nobody has read.
      initialFocus={answers}
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
      <Box ref={answers} tabIndex={-1} outline="none">
        <Text color="fg.muted" textStyle="sm" mb="4">
          {held.reason} Release it to store it and send its emails. Discard it to delete it.
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
      </Box>
    </Dialog>
  );
}
