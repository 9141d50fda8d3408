import { Box, Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../../lib/dates';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Fact, FactList } from '../../../ui/fact-list';
import { heldForms } from './held-columns';
import type { Held, HeldActions } from './use-held-actions';

type Props = { held: Held; actions: HeldActions; onClosed: () => void };

/** All answers of a held submission, with buttons to release or discard it. */
export function HeldDialog({ held, actions, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const decided = useRef(false);
  const answers = useRef<HTMLDivElement>(null);
  const release = async () => {
    setBusy(true);
    decided.current ||= await actions.release(held);
    setBusy(false);
    if (decided.current) setOpen(false);
    else answers.current?.focus();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        // The row is removed last, because the closing dialog returns the focus to the row's button.
        onClosed={() => {
          if (decided.current) actions.removeRow(held);
          onClosed();
        }}
        title={`${heldForms[held.form]} from ${held.senderName}`}
        dismissable={!busy}
        // Focuses the answers rather than a button: an extra press of Enter would decide on an unread submission.
        initialFocus={answers}
        footer={
          <>
            <Button
              variant="ghost"
              colorPalette="danger"
              disabled={busy}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              Discard…
            </Button>
            <Button loading={busy} onClick={() => void release()}>
              Release
            </Button>
          </>
        }
      >
        <Box ref={answers} tabIndex={-1} outline="none">
          <Text color="fg.muted" textStyle="sm" mb="4">
            {held.reason} If you release it, it is stored and its emails are sent. If you discard it, it is
            deleted.
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
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onClosed={() => setOpen(!decided.current)}
        title={`Discard the submission from ${held.senderName}?`}
        confirmLabel="Discard"
        cancelLabel="Keep"
        danger
        onConfirm={async () => {
          setBusy(true);
          decided.current ||= await actions.discard(held);
          setBusy(decided.current);
        }}
      >
        The submission will be permanently deleted.
      </ConfirmDialog>
    </>
  );
}
