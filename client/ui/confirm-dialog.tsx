import { Button } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from './dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The question, with the wording of its rule. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The dialog stays open and busy until this resolves, then closes; a rejection keeps it open. */
  onConfirm: () => Promise<unknown> | unknown;
  danger?: boolean;
  /** Called once the dialog has closed and the focus is back where it was. */
  onClosed?: () => void;
};

/** Asks for confirmation of an action that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger = false,
  onClosed,
}: Props) {
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocus={cancel}
      dismissable={!busy}
      onClosed={onClosed}
      footer={
        <>
          <Button ref={cancel} variant="outline" colorPalette="neutral" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button colorPalette={danger ? 'danger' : 'brand'} onClick={confirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
