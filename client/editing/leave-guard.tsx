import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog';

/**
 * Asks for confirmation before leaving a page with unsaved changes: within the site by a dialog, otherwise by the
 * browser's own question. `pass` lets the next navigation through, for pages that leave by themselves.
 */
export function useLeaveGuard(dirty: boolean) {
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !passing.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const dialog = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      Your changes on this page haven’t been saved and will be lost if you leave.
    </ConfirmDialog>
  );
  return {
    dialog,
    pass: () => {
      passing.current = true;
    },
  };
}
